import type { TFunction } from 'i18next'
import { countryName } from '../country-name.ts'
import { localeName } from '../site-locales.ts'
import type { StudioLanguage } from '../language.ts'
import type { Condition, Fact } from '../../../schemas/documents/blocks/condition.ts'

function factText(fact: Fact, t: TFunction, language: StudioLanguage): string {
  switch (fact.fact) {
    case 'user':
    case 'verification':
    case 'break':
    case 'device':
      return t(`outline.when.${fact.fact}.${fact.is}`)
    case 'feature':
      return t('outline.when.feature', { name: fact.name })
    case 'query':
      return fact.is === undefined
        ? t('outline.when.queryKey', { key: fact.key })
        : t('outline.when.query', { key: fact.key, value: fact.is })
    case 'locale':
      return localeName(fact.is)
    case 'currency':
      return fact.is
    case 'country':
      return fact.in.map((code) => countryName(code, language)).join(', ')
    case 'campaign':
      return t('outline.when.campaign', { campaign: fact.is })
    case 'tag':
      return t('outline.when.tag', { tag: fact.is })
    case 'registered':
      return t('outline.when.registered', { count: fact.withinDays })
    case 'level':
      return fact.atMost === undefined
        ? t('outline.when.levelFrom', { least: fact.atLeast })
        : t('outline.when.level', { least: fact.atLeast, most: fact.atMost })
  }
}

/** For whom a block is shown, in the language of the Studio; empty if it is for all. */
export function conditionText(
  { all = [], any = [], not = [] }: Condition,
  t: TFunction,
  language: StudioLanguage,
): string {
  const textOf = (fact: Fact) => factText(fact, t, language)
  const oneOf = any.map(textOf)
  return [
    ...all.map(textOf),
    ...(oneOf.length > 0 ? [oneOf.join(` ${t('outline.when.or')} `)] : []),
    ...not.map((fact) => t('outline.when.except', { fact: textOf(fact) })),
  ].join(' · ')
}

import useSWR from 'swr'
import { Value } from 'typebox/value'
import { emblemNames, paymentBadgeNames, sceneNames } from '../../../../schemas/art.ts'
import {
  isPickerKind,
  isReferredKind,
  type PickerKind,
  type ReferredKind,
} from '../../../../schemas/documents/reference.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { type JsonSchema } from '../../../../schemas/json-schema.ts'
import { hasAddress } from '../../../../schemas/kinds/index.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { callApi } from '../../../lib/api/client.ts'
import { iconNames } from '../../../../schemas/icon-names.ts'
import { AuthSettings } from '../../../../schemas/documents/settings/settings.ts'
import { socialProvidersOf } from '../../../../schemas/social-providers.ts'
import { countryCodes } from '../../../../schemas/countries.ts'
import { countryName } from '../../country-name.ts'
import { useLanguage, useSiteLocale } from '../../use-language.ts'
import { useSiteLocales } from '../../site-locales.ts'
import { useStudioData } from '../../use-studio-data.ts'

/** What a text may refer to: a document of a kind, a page address, or the result of a search. */
export type ChoiceSource = ReferredKind | 'page' | PickerKind

export interface Choice {
  value: string
  /** The label of the choice. */
  label: string
}

/** The kind of reference that a text contract declares. */
export function sourceOf({ reference, link, picks }: JsonSchema): ChoiceSource | null {
  if (isReferredKind(reference)) return reference
  if (link !== undefined) return 'page'
  return isPickerKind(picks) ? picks : null
}

/** Maximum number of suggested games and providers. */
const offered = 20

async function fromPlatform(source: ChoiceSource, query: string): Promise<Choice[]> {
  if (source === 'category') {
    const { items } = await callApi('games.getCategories')
    return items.map(({ sysname, name }) => ({ value: sysname, label: name }))
  }
  if (source === 'provider' || source === 'providers') {
    const { items } = await callApi('games.getProviders', {})
    return items.map(({ sysname, name }) => ({ value: sysname, label: name }))
  }
  const { items } = await callApi('games.get', {
    offset: 0,
    count: offered,
    sort: 'priority',
    order: 'asc',
    ...(query !== '' && { query }),
  })
  return items.map(({ sysname, name, provider }) => ({ value: sysname, label: `${name}, ${provider}` }))
}

const platformSources: readonly (ChoiceSource | null)[] = [
  'game',
  'games',
  'provider',
  'providers',
  'category',
]

const pictures: readonly Choice[] = [
  ...sceneNames.map((name) => ({ value: `/art/scenes/${name}.svg`, label: '' })),
  ...emblemNames.map((name) => ({ value: `/art/emblems/${name}.svg`, label: '' })),
  ...paymentBadgeNames.map((name) => ({ value: `/art/payments/${name}.svg`, label: '' })),
]
const icons: readonly Choice[] = iconNames.map((name) => ({ value: name, label: '' }))

/** The list of the settings of articles with the choices of a source. */
const topicLists: ReadonlyMap<ChoiceSource, 'categories' | 'tags'> = new Map([
  ['articleCategory', 'categories'],
  ['articleTag', 'tags'],
])

function topicsIn(list: unknown, locale: Locale): Choice[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((topic: unknown) => {
    if (!isRecord(topic) || typeof topic['key'] !== 'string') return []
    const title = isRecord(topic['title']) ? topic['title'][locale] : undefined
    return [{ value: topic['key'], label: typeof title === 'string' ? title : '' }]
  })
}

/** The choices; empty while loading or after an error: any text can be typed nevertheless. */
export function useChoices(source: ChoiceSource | null, query: string): readonly Choice[] {
  const locale = useSiteLocale()
  const { language } = useLanguage()
  const locales = useSiteLocales()
  const isOfDocuments = isReferredKind(source) || source === 'page'
  const { data: documents } = useStudioData('documents.list', isOfDocuments ? {} : null)
  const { data: functional } = useStudioData(
    'documents.read',
    source === 'feature' ? { kind: 'settings', key: 'functional' } : null,
  )
  const { data: auth } = useStudioData(
    'documents.read',
    source === 'socialProvider' ? { kind: 'settings', key: 'auth' } : null,
  )
  const topics = source === null ? undefined : topicLists.get(source)
  const { data: articles } = useStudioData(
    'documents.read',
    topics === undefined ? null : { kind: 'settings', key: 'articles' },
  )
  const { data: library = [] } = useStudioData(
    'media.list',
    source === 'picture' || source === 'icon' ? {} : null,
  )
  const isOfPlatform = platformSources.includes(source)
  // Only games are numerous enough to be searched on the platform.
  const asked = source === 'game' || source === 'games' ? query : ''
  const { data: found } = useSWR(isOfPlatform && source ? ['choices', source, asked] : null, () =>
    source ? fromPlatform(source, asked) : [],
  )
  if (source === 'language') return locales.map(({ code, name }) => ({ value: code, label: name }))
  if (source === 'country')
    return countryCodes.map((value) => ({ value, label: countryName(value, language) }))
  if (source === 'picture' || source === 'icon') {
    const own = library.map(({ address, name }) => ({ value: address, label: name }))
    return source === 'icon' ? [...icons, ...own] : [...own, ...pictures]
  }
  if (isOfPlatform) return found ?? []
  if (source === 'feature') {
    const features = functional?.body['features']
    return isRecord(features) ? Object.keys(features).map((name) => ({ value: name, label: '' })) : []
  }
  if (source === 'socialProvider')
    return auth && Value.Check(AuthSettings, auth.body)
      ? socialProvidersOf(auth.body).map(({ id, name }) => ({ value: id, label: name }))
      : []
  if (topics !== undefined) return topicsIn(articles?.body[topics], locale)
  return (documents ?? [])
    .filter(({ kind, route }) =>
      source === 'page' ? hasAddress(kind) && route !== undefined : kind === source,
    )
    .map(({ key, title, route }) => ({
      value: source === 'page' ? (route ?? '') : key,
      label: title?.[locale] ?? '',
    }))
}

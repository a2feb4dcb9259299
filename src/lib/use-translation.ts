import type { TOptions } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { I18n } from './i18n.ts'

/** The text of a key, or of the first of several that there is. */
export type Translate = (key: string | string[], values?: TOptions) => string

const translators = new WeakMap<I18n, Translate>()

/** What is asked of i18next itself: a plural, another text within it, a format of its own, a text for a missing one. */
const needsEngine = (template: string, values: TOptions) =>
  'count' in values ||
  'context' in values ||
  'defaultValue' in values ||
  template.includes('$t(') ||
  /\{\{[^}]*,/.test(template)

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

/** Catalogues never change, so a text is looked up once; plain values are put into it here. */
function translatorOf(i18n: I18n): Translate {
  const known = translators.get(i18n)
  if (known !== undefined) return known
  const templates = new Map<string, string>()
  const translate: Translate = (key, values) => {
    if (typeof key !== 'string') return i18n.t(key, values ?? {})
    let template = templates.get(key)
    if (template === undefined) {
      template = i18n.t(key, { skipInterpolation: true })
      templates.set(key, template)
    }
    if (values === undefined) return template
    if (needsEngine(template, values)) return i18n.t(key, values)
    return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => textOf(values[name]))
  }
  translators.set(i18n, translate)
  return translate
}

/**
 * Texts of the page's language. In place of the hook of react-i18next, which is made for catalogues that
 * are still loading: a page here has its catalogue before it renders, and on the server that hook took a
 * quarter of the time of a page with sixty tiles.
 */
export function useTranslation(): { t: Translate } {
  const { i18n } = useContext(I18nContext)
  return { t: translatorOf(i18n) }
}

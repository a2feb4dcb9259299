import { isRecord } from '../../../../schemas/is-record.ts'
import type { Locale } from '../../../../schemas/locale.ts'

type Body = Record<string, unknown>

const headlineFields: readonly string[] = ['headline', 'title']

/** Replaces the text of the first headline in one language. Returns the same value if there is none. */
function withHeadline(value: unknown, title: string, locale: Locale): unknown {
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  for (const [name, each] of entries) {
    const isHeadline = headlineFields.includes(String(name)) && isRecord(each)
    const next = isHeadline ? { ...each, [locale]: title } : withHeadline(each, title, locale)
    if (next === each) continue
    if (Array.isArray(value)) return value.map((item: unknown, index) => (index === name ? next : item))
    return isRecord(value) ? { ...value, [name]: next } : next
  }
  return value
}

/**
 * Names a new page or article in one language: its title, and the first headline of a page. Other languages keep those
 * of the template.
 */
export function withTitle(body: Body, title: string, locale: Locale): Body {
  if (isRecord(body['title'])) return { ...body, title: { ...body['title'], [locale]: title } }
  const seo = isRecord(body['seo']) ? body['seo'] : {}
  const texts = isRecord(seo['title']) ? seo['title'] : {}
  return {
    ...body,
    seo: { ...seo, title: { ...texts, [locale]: title } },
    blocks: withHeadline(body['blocks'], title, locale),
  }
}

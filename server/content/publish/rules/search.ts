import { pointerTo } from '../../../../schemas/json-schema.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { localizedValues } from '../../model/localized-values.ts'
import { routeParams } from '../../read/routes-table.ts'
import { pagesOf } from '../site.ts'
import { at, rule } from './rule.ts'

/** Placeholders without a value: neither the brand nor a replacement nor a parameter of a page. */
export const unknownSeoPlaceholder = rule({
  code: 'unknown-placeholder',
  stage: 'site',
  on: 'seo',
  severity: 'warning',
  find({ document, body: { replacements = {} }, site }) {
    const params = pagesOf(site.entries).flatMap(({ route }) => routeParams(route))
    const known = ['brand', ...Object.keys(replacements), ...new Set(params)]
    return localizedValues(document).flatMap(({ pointer, value }) =>
      Object.entries(value).flatMap(([code, text]) => {
        const unknown = [...String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].find(
          ([, name = '']) => !known.includes(name),
        )
        if (!unknown) return []
        return [
          at(
            pointerTo(pointer, code),
            phrase`No page has the placeholder ${unknown[0]}: search engines would show it as it is`,
            phrase`Available: ${known.join(', ')}; add others to "replacements"`,
          ),
        ]
      }),
    )
  },
})

import { fontBudget } from '../../../../schemas/files.ts'
import { warningAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { contrastIssues } from '../../../../schemas/documents/theme/theme-contrast.ts'
import { Theme } from '../../../../schemas/documents/theme/theme.ts'
import { trusted } from '../../model/contracts.ts'
import { fontIn, type Library } from '../../model/library.ts'
import { inKibibytes } from '../render/page-weight.ts'
import type { DocumentStep } from '../context.ts'

/** Checks the contrast of a theme, so that nobody publishes one that players cannot read, and its fonts. */
export const themeStep: DocumentStep = {
  name: 'theme',
  run(draft, { library }) {
    const { document } = draft
    if (document.kind !== 'theme') return { draft, issues: [] }
    const theme = trusted(Theme, document.body, `theme/${document.key}`)
    return { draft, issues: [...contrastIssues(theme), ...fontIssues(theme, library)] }
  },
}

/** Uploaded fonts that lack letters or weights, or are slow to load. */
function fontIssues({ fonts }: Theme, library: Library): Issue[] {
  const uploaded = (['text', 'display'] as const).flatMap((role) => {
    const font = fontIn(library, fonts[role])
    return font ? [{ role, address: fonts[role], font }] : []
  })
  const issues = uploaded.flatMap(({ role, font: { family, missing, weights } }) => {
    const path = `/fonts/${role}`
    const letters = [...new Set(`${missing.uz}${missing.ru}`)].join(' ')
    return [
      ...(letters === ''
        ? []
        : [
            warningAt(
              path,
              'font-letters',
              phrase`The font ${family} lacks characters of the site’s languages: ${letters}`,
              phrase`A font of the device shows them. Upload a font that has them`,
            ),
          ]),
      ...(role === 'text' && weights[0] === weights[1]
        ? [
            warningAt(
              path,
              'font-weights',
              phrase`The font ${family} has a single weight, so browsers imitate bold text`,
              phrase`Upload a variable font`,
            ),
          ]
        : []),
    ]
  })
  const sizes = new Map(uploaded.map(({ address, font: { size } }) => [address, size]))
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (bytes > fontBudget)
    issues.push(
      warningAt(
        '/fonts',
        'font-weight',
        phrase`The fonts have ${inKibibytes(bytes)} KiB, which is slow on phones: ${inKibibytes(fontBudget)} KiB are fast enough`,
        phrase`Leave out characters and weights that the site does not need`,
      ),
    )
  return issues
}

import { fontBudget } from '../../../../../schemas/files.ts'
import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { parseColour } from '../../../../../schemas/documents/theme/colour.ts'
import { contrastIssues, schemes } from '../../../../../schemas/documents/theme/theme-contrast.ts'
import { Theme, type ColourToken } from '../../../../../schemas/documents/theme/theme.ts'
import { trusted } from '../../../model/contracts.ts'
import { fontIn, type Library } from '../../../model/library.ts'
import { inKibibytes } from '../../render/page-weight.ts'
import type { DocumentStep } from '../../context.ts'

/** Checks the contrast of a theme, so that nobody publishes one that players cannot read, and its fonts. */
export const themeStep: DocumentStep = {
  name: 'theme',
  run(draft, { library }) {
    const { document } = draft
    if (document.kind !== 'theme') return { draft, issues: [] }
    const theme = trusted(Theme, document.body, `theme/${document.key}`)
    return {
      draft,
      issues: [
        ...colourIssues(theme),
        ...contrastIssues(theme),
        ...logoIssues(theme),
        ...sameColours(theme),
        ...scrimIssues(theme),
        ...exchangedColours(theme),
        ...fontIssues(theme, library),
      ],
    }
  },
}

/** Colors that browsers ignore, in whose place players would see whatever is behind. */
function colourIssues({ colours }: Theme): Issue[] {
  return schemes.flatMap((scheme) =>
    Object.entries(colours[scheme]).flatMap(([token, text]) =>
      parseColour(text) !== null
        ? []
        : [
            errorAt(
              `/colours/${scheme}/${token}`,
              'wrong-colour',
              phrase`"${text}" is no color, so browsers would ignore it`,
              phrase`Write it like #0E1C18 or rgb(206 255 236 / 17%), with values from 0 to 255 and up to 100%`,
            ),
          ],
    ),
  )
}

const colourOf = (colours: Readonly<Record<string, string>>, token: ColourToken) =>
  parseColour(colours[token] ?? '')

/** Messages of success in red and of failure in green, the opposite of what everybody is used to. */
function exchangedColours({ colours }: Theme): Issue[] {
  return schemes.flatMap((scheme) => {
    const [hot, ok] = [colourOf(colours[scheme], 'hot'), colourOf(colours[scheme], 'ok')]
    if (!hot || !ok || hot[0] >= hot[1] || ok[1] >= ok[0]) return []
    return [
      warningAt(
        `/colours/${scheme}/ok`,
        'exchanged-colours',
        phrase`Success is red and errors are green, so players would take one for the other`,
        phrase`Exchange the two colors`,
      ),
    ]
  })
}

/** Opacity below which the page behind a dialog looks like the dialog itself. */
const minScrimOpacity = 0.3

/** Dialogs that players could not tell from the page behind them. */
function scrimIssues({ colours }: Theme): Issue[] {
  return schemes.flatMap((scheme) => {
    const [, , , opacity] = colourOf(colours[scheme], 'scrim') ?? [0, 0, 0, 1]
    if (opacity >= minScrimOpacity) return []
    return [
      errorAt(
        `/colours/${scheme}/scrim`,
        'transparent-scrim',
        phrase`The page behind a dialog would stay as visible as the dialog, so players could take one for the other`,
        phrase`Choose a dark color with an opacity from 50% to 80%, such as rgb(2 8 6 / 70%)`,
      ),
    ]
  })
}

/** Messages that could not be told apart by their colors. */
function sameColours({ colours }: Theme): Issue[] {
  return schemes.flatMap((scheme) => {
    const { hot, ok, warn } = colours[scheme]
    const path = hot === ok ? 'ok' : hot === warn ? 'warn' : null
    if (path === null) return []
    return [
      warningAt(
        `/colours/${scheme}/${path}`,
        'same-colour',
        phrase`Errors have the same color as other messages, so players could overlook that something failed`,
        phrase`Choose another color for one of the two`,
      ),
    ]
  })
}

function logoIssues({ logo }: Theme): Issue[] {
  if (logo.name.trim() !== '' || logo.picture !== undefined) return []
  return [
    errorAt(
      '/logo/name',
      'missing-name',
      phrase`The logo has neither a name nor a picture, so the link to the home page would be without words`,
      phrase`Enter the name of the brand, or choose a picture`,
    ),
  ]
}

/** Uploaded fonts that lack letters or weights, or are slow to load. */
function fontIssues({ fonts }: Theme, library: Library): Issue[] {
  const uploaded = (['text', 'display'] as const).flatMap((role) => {
    const font = fontIn(library, fonts[role])
    return font ? [{ role, address: fonts[role], font }] : []
  })
  const issues = uploaded.flatMap(({ role, font: { family, missing, weights } }) => {
    const path = `/fonts/${role}`
    const letters = [...new Set(Object.values(missing).join(''))].join(' ')
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

import { fontBudget } from '../../../../schemas/files.ts'
import { parseColour } from '../../../../schemas/documents/theme/colour.ts'
import { contrastIssues, schemes } from '../../../../schemas/documents/theme/theme-contrast.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { fontIn } from '../../model/library.ts'
import { inKibibytes } from '../render/page-weight.ts'
import { at, rule } from './rule.ts'

/** Colors that browsers ignore, in whose place players would see whatever is behind. */
export const wrongColour = rule({
  code: 'wrong-colour',
  on: 'theme',
  severity: 'error',
  find: ({ body: { colours } }) =>
    schemes.flatMap((scheme) =>
      Object.entries(colours[scheme]).flatMap(([token, text]) =>
        parseColour(text) !== null
          ? []
          : [
              at(
                `/colours/${scheme}/${token}`,
                phrase`"${text}" is no color, so browsers would ignore it`,
                phrase`Write it like #0E1C18 or rgb(206 255 236 / 17%), with values from 0 to 255 and up to 100%`,
              ),
            ],
      ),
    ),
})

export const lowContrast = rule({
  code: 'low-contrast',
  on: 'theme',
  severity: 'error',
  find: ({ body }) =>
    contrastIssues(body).flatMap(({ path, phrases }) => (phrases ? [{ path, ...phrases }] : [])),
})

/** Opacity below which the page behind a dialog looks like the dialog itself. */
const minScrimOpacity = 0.3

export const transparentScrim = rule({
  code: 'transparent-scrim',
  on: 'theme',
  severity: 'error',
  find: ({ body: { colours } }) =>
    schemes.flatMap((scheme) => {
      const [, , , opacity] = parseColour(colours[scheme].scrim ?? '') ?? [0, 0, 0, 1]
      if (opacity >= minScrimOpacity) return []
      return [
        at(
          `/colours/${scheme}/scrim`,
          phrase`The page behind a dialog would stay as visible as the dialog, so players could take one for the other`,
          phrase`Choose a dark color with an opacity from 50% to 80%, such as rgb(2 8 6 / 70%)`,
        ),
      ]
    }),
})

export const missingLogo = rule({
  code: 'missing-name',
  on: 'theme',
  severity: 'error',
  find: ({ body: { logo } }) =>
    logo.name.trim() !== '' || logo.picture !== undefined
      ? []
      : [
          at(
            '/logo/name',
            phrase`The logo has neither a name nor a picture, so the link to the home page would be without words`,
            phrase`Enter the name of the brand, or choose a picture`,
          ),
        ],
})

/** Uploaded fonts that lack letters or weights, or are slow to load. */
export const poorFont = rule({
  code: 'poor-font',
  on: 'theme',
  severity: 'warning',
  find({ body: { fonts }, library }) {
    const uploaded = (['text', 'display'] as const).flatMap((role) => {
      const font = fontIn(library, fonts[role])
      return font ? [{ role, address: fonts[role], font }] : []
    })
    const sizes = new Map(uploaded.map(({ address, font: { size } }) => [address, size]))
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    return [
      ...uploaded.flatMap(({ role, font: { family, missing, weights } }) => {
        const path = `/fonts/${role}`
        const letters = [...new Set(Object.values(missing).join(''))].join(' ')
        return [
          ...(letters === ''
            ? []
            : [
                at(
                  path,
                  phrase`The font ${family} lacks characters of the site’s languages: ${letters}`,
                  phrase`A font of the device shows them. Upload a font that has them`,
                ),
              ]),
          ...(role === 'text' && weights[0] === weights[1]
            ? [
                at(
                  path,
                  phrase`The font ${family} has a single weight, so browsers imitate bold text`,
                  phrase`Upload a variable font`,
                ),
              ]
            : []),
        ]
      }),
      ...(bytes > fontBudget
        ? [
            at(
              '/fonts',
              phrase`The fonts have ${inKibibytes(bytes)} KiB, which is slow on phones: ${inKibibytes(fontBudget)} KiB are fast enough`,
              phrase`Leave out characters and weights that the site does not need`,
            ),
          ]
        : []),
    ]
  },
})

import { Type, type Static } from 'typebox'
import { emblemNames, paletteNames } from '../../art.ts'
import { localizedText } from '../localized.ts'
import { pictureAddress } from '../reference.ts'

/** Where a game may use full screen: everywhere, only in the messenger, only outside of it, nowhere. */
const fullscreenPlaces = ['all', 'telegram', 'product', 'none'] as const

/** Settings document `games`. */
export const GamesSettings = Type.Object(
  {
    covers: Type.Array(
      Type.Object(
        {
          sysname: Type.String({
            minLength: 1,
            picks: 'game',
            description: 'Name of the game on the platform',
          }),
          emblem: Type.Optional(
            Type.Enum([...emblemNames], {
              description: 'The drawing; left out: as the platform or the site choose',
            }),
          ),
          palette: Type.Optional(
            Type.Enum([...paletteNames], {
              description: 'The colours; left out: as the platform or the site choose',
            }),
          ),
          image: Type.Optional(pictureAddress('Address of a picture, 3:4, in place of a drawn cover')),
        },
        { additionalProperties: false },
      ),
      { maxItems: 300, default: [], description: 'Covers of games that are not to be left to the site' },
    ),
    providers: Type.Optional(
      Type.Array(
        Type.Object(
          {
            sysname: Type.String({
              minLength: 1,
              picks: 'provider',
              description: 'Name of the provider on the platform',
            }),
            name: Type.Optional(
              Type.String({ minLength: 1, maxLength: 40, description: 'Shown in place of the name there' }),
            ),
            logo: Type.Optional(pictureAddress('Address of a square picture, in place of the one there')),
            text: Type.Optional(localizedText(160, 'A sentence about it')),
          },
          { additionalProperties: false },
        ),
        { maxItems: 200, description: 'What there is to say of providers besides what the platform says' },
      ),
    ),
    halls: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({
              pattern: '^[a-z0-9][a-z0-9-]*$',
              maxLength: 60,
              description: 'What stands in the address: /gamehall/{id}',
            }),
            category: Type.String({
              minLength: 1,
              maxLength: 60,
              picks: 'category',
              description: 'System name or number of the category on the platform',
            }),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 60,
          description: 'Halls by address that lead to a category besides those of its own name',
        },
      ),
    ),
    fullscreen: Type.Optional(
      Type.Enum([...fullscreenPlaces], {
        description:
          'Where games offer to fill the screen: all: everywhere; telegram: inside the messenger only; product: outside of it only; none: nowhere. Left out: all',
      }),
    ),
  },
  { additionalProperties: false },
)
export type GamesSettings = Static<typeof GamesSettings>

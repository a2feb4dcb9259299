import { Type, type Static } from 'typebox'
import { emblemNames, paletteNames } from '../../art.ts'
import { frameAdapterNames } from '../../frames/frame-limits.ts'
import { localizedText } from '../localized.ts'
import { pictureAddress } from '../reference.ts'

/** Where a game may use full screen: everywhere, only in the messenger, only outside of it, nowhere. */
const fullscreenPlaces = ['all', 'telegram', 'product', 'none'] as const

/** What the iframes of a provider may do. */
const ProviderFrame = Type.Object(
  {
    hosts: Type.Array(Type.String({ origin: true, fact: 'frameHost' }), {
      minItems: 1,
      maxItems: 20,
      description:
        'Hosts to which the launch of a game leads, as origins such as https://games.example; never the site’s own',
    }),
    allowStorage: Type.Optional(
      Type.Boolean({
        description:
          'Let the games keep data in the storage of their own host, which many need to start. Default: off',
      }),
    ),
    allowPopups: Type.Optional(
      Type.Boolean({ description: 'Let the games open windows, such as rules in a new tab. Default: off' }),
    ),
    adapter: Type.Optional(
      Type.Enum([...frameAdapterNames], {
        description:
          'Translates the provider’s own messages. Default: the provider speaks the protocol of the site',
      }),
    ),
  },
  {
    additionalProperties: false,
    description: 'Rights of the provider’s iframes. Default: scripts and forms, without storage and windows',
  },
)
export type ProviderFrame = Static<typeof ProviderFrame>

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
              description: 'Illustration. Default: chosen by the platform or the site',
            }),
          ),
          palette: Type.Optional(
            Type.Enum([...paletteNames], {
              description: 'Colours. Default: chosen by the platform or the site',
            }),
          ),
          image: Type.Optional(pictureAddress('Address of a picture, 3:4, in place of an illustrated cover')),
        },
        { additionalProperties: false },
      ),
      { maxItems: 300, default: [], description: 'Games with a specific cover' },
    ),
    providers: Type.Optional(
      Type.Array(
        Type.Object(
          {
            sysname: Type.String({
              minLength: 1,
              picks: 'provider',
              description: 'Name of the provider on the platform, or of the sportsbook',
            }),
            name: Type.Optional(
              Type.String({
                minLength: 1,
                maxLength: 40,
                description: 'Shown in place of the platform’s name',
              }),
            ),
            logo: Type.Optional(
              pictureAddress(
                'Logo in place of the platform’s: a square picture, or a wide one with the name; no higher than 44 pixels on pages',
              ),
            ),
            text: Type.Optional(localizedText(160, 'One sentence about the provider')),
            frame: Type.Optional(ProviderFrame),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 200,
          description: 'Details of providers that replace or supplement those of the platform',
        },
      ),
    ),
    halls: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({
              pattern: '^[a-z0-9][a-z0-9-]*$',
              maxLength: 60,
              description: 'Last part of the address: /gamehall/{id}',
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
          description:
            'Additional lobby addresses of categories, besides the address with the category’s own name',
        },
      ),
    ),
    topBadges: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 20,
        description: 'Number of games of a list that are marked as top. Default: 3',
      }),
    ),
    tiles: Type.Optional(
      Type.Object(
        {
          isProviderShown: Type.Optional(
            Type.Boolean({
              default: true,
              description: 'Show the name of the provider below the cover. Default: on',
            }),
          ),
          figure: Type.Optional(
            Type.Enum(['players', 'rtp', 'none'], {
              description:
                'Figure below the cover on wide screens. players: how many play now, or the minimum bet; rtp: the average return in percent. Default: players',
            }),
          ),
        },
        { additionalProperties: false, description: 'What the tiles of games show in lists' },
      ),
    ),
    autospin: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Let players start a limited number of spins at once, with a loss limit. Off: games are asked not to offer it. Default: on',
      }),
    ),
    fullscreen: Type.Optional(
      Type.Enum([...fullscreenPlaces], {
        description:
          'Where games offer full screen. all: everywhere; telegram: only inside the messenger; product: only outside the messenger; none: nowhere. Default: all',
      }),
    ),
  },
  { additionalProperties: false },
)
export type GamesSettings = Static<typeof GamesSettings>

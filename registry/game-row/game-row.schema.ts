import { Type } from 'typebox'
import { gameTypes } from '../../schemas/api/entities/games.ts'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { load } from './game-row.load.ts'
import { examples } from './game-row.examples.ts'

export const gameRow = defineComponent({
  type: 'GameRow',
  version: 1,
  description:
    'A row of games that scrolls sideways, with a heading, the number of games and a link to all of them',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the row'),
      tags: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
          description: 'Only games with one of these tags, comma-separated: top, new, jackpot',
        }),
      ),
      types: Type.Optional(
        Type.String({
          pattern: `^(${gameTypes.join('|')})(,(${gameTypes.join('|')}))*$`,
          description: `Only games of these types, comma-separated: ${gameTypes.join(', ')}`,
        }),
      ),
      providers: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
          picks: 'providers',
          description: 'Only games of these providers: comma-separated system names',
        }),
      ),
      sysnames: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
          maxLength: 1000,
          picks: 'games',
          description: 'Exactly these games in this order: comma-separated system names',
        }),
      ),
      category: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9-]+$',
          maxLength: 60,
          picks: 'category',
          description:
            'System name of a platform category: only its games. What the category does not specify is taken from types and tags.',
        }),
      ),
      providerFilter: Type.Optional(
        Type.Boolean({
          description: 'Let players filter the row by provider; not available on phones',
        }),
      ),
      count: Type.Integer({ minimum: 1, maximum: 40, default: 18, description: 'Maximum number of games' }),
      moreLink: Type.Optional(
        internalPath('Target of the link to all games: an internal path without language prefix'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: true,
  load,
  calls: ['games.getLikes'],
  // The tiles include the number of people playing.
  maxAge: 60,
  events: ['favourite'],
  examples,
})

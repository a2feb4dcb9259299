import { Type, type Static } from 'typebox'
import { Condition } from './blocks/condition.ts'
import { Moment } from './blocks/period.ts'
import { internalPath } from './reference.ts'

const seconds = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 600, description }))

/** What has to happen before a popup opens by itself. */
export const OpeningTrigger = Type.Union(
  [
    Type.Object(
      {
        event: Type.Literal('load'),
        after: seconds('Seconds that the page has been open. Default: 3'),
      },
      { title: 'The page is open', additionalProperties: false },
    ),
    Type.Object(
      { event: Type.Literal('login') },
      { title: 'A player has logged in or registered', additionalProperties: false },
    ),
    Type.Object(
      {
        event: Type.Literal('scroll'),
        percent: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 100,
            description: 'How much of the page has been scrolled through, in percent. Default: 50',
          }),
        ),
      },
      { title: 'The page has been scrolled', additionalProperties: false },
    ),
    Type.Object(
      {
        event: Type.Literal('section'),
        block: Type.String({
          pattern: '^[a-z0-9][a-z0-9-]{0,63}$',
          description: 'Id of the block that comes into view, as the list of blocks of its page shows it',
        }),
      },
      { title: 'A block comes into view', additionalProperties: false },
    ),
    Type.Object(
      {
        event: Type.Literal('idle'),
        after: seconds('Seconds in which the visitor has done nothing. Default: 30'),
      },
      { title: 'The visitor does nothing', additionalProperties: false },
    ),
    Type.Object(
      { event: Type.Literal('exit') },
      {
        title: 'The visitor is about to leave',
        additionalProperties: false,
      },
    ),
  ],
  {
    description:
      'What has to happen. About to leave: the mouse leaves the window at the top, or the page is scrolled up fast on a touch screen',
  },
)
export type OpeningTrigger = Static<typeof OpeningTrigger>

export const openingFrequencies = ['once', 'week', 'day', 'visit'] as const
export type OpeningFrequency = (typeof openingFrequencies)[number]

/** Lets a popup open by itself. The good manners of the site always apply (`src/app/popups/openings/manners.ts`). */
export const Opening = Type.Object(
  {
    trigger: OpeningTrigger,
    begins: Type.Optional(Moment('From this moment on. Default: at once')),
    ends: Type.Optional(Moment('Until this moment. Default: without an end')),
    audience: Type.Optional({ ...Condition, description: 'Who sees the popup. Default: everyone' }),
    frequency: Type.Optional(
      Type.Enum([...openingFrequencies], {
        description: 'How often the same visitor sees it in a browser. Default: once',
      }),
    ),
    pages: Type.Optional(
      Type.Array(internalPath('A page of the site'), {
        maxItems: 40,
        description: 'Only on these pages. Default: on all pages where popups may open',
      }),
    ),
    priority: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'Of several popups, the one with the highest number opens. Default: 0',
      }),
    ),
  },
  {
    additionalProperties: false,
    description:
      'Lets the popup open by itself, one in a visit at most and after the campaigns of the platform. Never over games, sport, payments, a form that is being filled in, another dialog, or pages about limits and terms, and not for players on a break',
  },
)
export type Opening = Static<typeof Opening>

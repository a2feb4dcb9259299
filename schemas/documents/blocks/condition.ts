import { Type, type Static } from 'typebox'
import { localePattern, type Locale } from '../../locale.ts'
import { campaignPattern, maxCampaignLength } from './campaign.ts'
import { devices } from './device.ts'

/** Facts about a request, available on the server and in the browser. */
export interface Facts {
  /** unknown: the account could not be read, so that blocks for guests are as wrong as those for players. */
  user: 'guest' | 'authenticated' | 'unknown'
  features: Readonly<Record<string, boolean>>
  /** Only query keys that the page declares are available. */
  query: Readonly<Record<string, string>>
  locale: Locale
  currency: string
  verification: 'none' | 'pending' | 'verified'
  /** The player is self-excluded; omitted: no. */
  isOnBreak?: boolean
  /** Level of a participant in the loyalty program; known on pages with a block that asks for it. */
  level?: number
  /** Numbers of days that blocks of the page ask for and within which the player has registered. */
  newWithin?: readonly number[]
  /** ISO 3166-1 alpha-2; known on pages with a block that asks for it, if a proxy of the site says it. */
  country?: string
  /** The advertising campaign of the visit, by its key; known on pages with a block that asks for it. */
  campaign?: string
  /** The player's tags that blocks of the page ask for. */
  tags?: readonly string[]
}

export const Fact = Type.Union(
  [
    Type.Object(
      { fact: Type.Literal('user'), is: Type.Enum(['guest', 'authenticated']) },
      { title: 'User is', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('feature'),
        name: Type.String({ picks: 'feature', description: 'A feature switch of the functional settings' }),
      },
      { title: 'Feature is on', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('query'),
        key: Type.String(),
        is: Type.Optional(Type.String({ description: 'Default: any value' })),
      },
      { title: 'Query key is present', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('locale'),
        is: Type.String({ pattern: localePattern, picks: 'language', description: 'A language of the site' }),
      },
      { title: 'Language is', additionalProperties: false },
    ),
    Type.Object(
      { fact: Type.Literal('currency'), is: Type.String({ pattern: '^[A-Z]{3}$' }) },
      { title: 'Currency is', additionalProperties: false },
    ),
    Type.Object(
      { fact: Type.Literal('verification'), is: Type.Enum(['none', 'pending', 'verified']) },
      { title: 'Verification is', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('break'),
        is: Type.Enum(['on', 'off'], {
          description: 'on: the player is on a break or self-excluded and must not see offers',
        }),
      },
      { title: 'Break is', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('level'),
        atLeast: Type.Integer({
          minimum: 1,
          description: 'Number of the lowest level, as the loyalty program counts them; guests have none',
        }),
        atMost: Type.Optional(
          Type.Integer({ minimum: 1, description: 'Number of the highest level. Default: no limit' }),
        ),
      },
      { title: 'Loyalty level is', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('registered'),
        withinDays: Type.Integer({
          minimum: 1,
          maximum: 3650,
          description: 'Days since the registration in which a player counts as new; guests do not',
        }),
      },
      { title: 'Player is new', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('tag'),
        is: Type.String({
          pattern: '^\\S(?:.*\\S)?$',
          maxLength: 60,
          description: 'A tag that the platform gives to players, spelled as there; guests have none',
        }),
      },
      { title: 'Player has the tag', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('country'),
        in: Type.Array(
          Type.String({
            pattern: '^[A-Z]{2}$',
            picks: 'country',
            description: 'Code of ISO 3166-1 such as UZ',
          }),
          {
            minItems: 1,
            maxItems: 60,
            uniqueItems: true,
            description:
              'Where the visitor is, by the address of the connection. Visitors from an unknown country are in none of them',
          },
        ),
      },
      { title: 'Country is one of', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('campaign'),
        is: Type.String({
          pattern: campaignPattern,
          maxLength: maxCampaignLength,
          description:
            'The value of utm_campaign in its links, such as spring in /?utm_campaign=spring; capital letters do not matter. Visitors belong to it until they close the browser or come by the link of another campaign for which blocks are shown',
        }),
      },
      { title: 'Advertising campaign is', additionalProperties: false },
    ),
    Type.Object(
      {
        fact: Type.Literal('device'),
        is: Type.Enum([...devices], {
          description:
            'By the width of the window, also while it changes. phone: narrower than 992 px, as on phones and most tablets',
        }),
      },
      { title: 'Device is', additionalProperties: false },
    ),
  ],
  { description: 'A single condition' },
)
export type Fact = Static<typeof Fact>

/** True if all facts of `all`, at least one of `any` (unless empty) and none of `not` are true. */
export const Condition = Type.Object(
  {
    all: Type.Optional(Type.Array(Fact, { description: 'All of these conditions are met' })),
    any: Type.Optional(Type.Array(Fact, { description: 'At least one of these conditions is met' })),
    not: Type.Optional(Type.Array(Fact, { description: 'None of these conditions are met' })),
  },
  {
    description: 'When the block is shown',
    additionalProperties: false,
  },
)
export type Condition = Static<typeof Condition>

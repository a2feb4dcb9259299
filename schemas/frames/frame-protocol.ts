import { Type, type Static } from 'typebox'
import {
  frameAmountPattern,
  frameErrorCodes,
  frameVersion,
  maxFramePath,
  maxFrameState,
  maxFrameTitle,
} from './frame-limits.ts'

/*
 * Messages between the site and the frames of games and sportsbooks, for `postMessage`. docs/frames.md describes them
 * for providers. Fields that a newer version adds are ignored.
 */

const message = <Name extends string, Fields extends Record<string, Type.TSchema>>(
  type: Name,
  description: string,
  fields: Fields,
) => Type.Object({ type: Type.Literal(`marquee:${type}` as const), ...fields }, { description })

const Version = Type.Integer({
  minimum: 1,
  description: `Version of the protocol, at present ${frameVersion}`,
})

/** `isFramePath` checks the rest. */
const Path = Type.String({
  pattern: '^/',
  maxLength: maxFramePath,
  description: 'Path within the frame, with query and fragment',
})

const Amount = Type.Optional(
  Type.String({
    pattern: frameAmountPattern.source,
    description: 'Amount that the player lacks, a decimal such as 12500.00 in the currency of the player',
  }),
)

const Theme = Type.Enum(['dark', 'light'], { description: 'Colour scheme of the site' })

/** What a frame sends to the site. */
export const FrameMessage = Type.Union([
  message('hello', 'The frame listens. The site answers with ready.', { version: Version }),
  message('path', 'The frame shows something else. It becomes the address of the page.', {
    path: Path,
    replace: Type.Optional(
      Type.Boolean({ description: 'Replace the current entry of the history. Default: add one' }),
    ),
  }),
  message('state', 'What the frame wants to find again after a reload, such as a bet slip.', {
    state: Type.String({ maxLength: maxFrameState, description: 'Opaque to the site, such as JSON' }),
  }),
  message('title', 'What the frame shows, for the title of the browser’s tab.', {
    title: Type.String({ minLength: 1, maxLength: maxFrameTitle }),
  }),
  message('height', 'The height of the content, for a frame that does not scroll itself.', {
    height: Type.Number({ exclusiveMinimum: 0, description: 'Pixels' }),
  }),
  message('balance', 'Money has moved. The site reads the balance from the platform.', {}),
  message('login', 'The player wants to log in.', {}),
  message('deposit', 'The player wants to top up.', { amount: Amount }),
  message('close', 'The player wants to leave the frame.', {}),
  message('error', 'The frame cannot go on. The site shows the reason with a way out.', {
    code: Type.Enum([...frameErrorCodes], {
      description:
        'login: the session has ended; funds: the balance does not suffice; break: the player is on a break; failed: anything else',
    }),
    amount: Amount,
  }),
])
export type FrameMessage = Static<typeof FrameMessage>

/** What the site sends to a frame. */
export const SiteMessage = Type.Union([
  message('ready', 'Answer to hello.', {
    version: Version,
    state: Type.Union([Type.String({ maxLength: maxFrameState }), Type.Null()], {
      description: 'The last state that the frame sent for this player in this tab; null: none',
    }),
    path: Path,
    locale: Type.String({ description: 'Language of the page, such as uz' }),
    theme: Theme,
    player: Type.Boolean({ description: 'Whether a player is logged in; the launch says who' }),
  }),
  message('path', 'The player went back or forward in the history.', { path: Path }),
  message('theme', 'The player has chosen another colour scheme.', { theme: Theme }),
  message('pause', 'Stop automatic play: the site covers the frame.', {}),
])
export type SiteMessage = Static<typeof SiteMessage>

import { isRecord } from '../../../schemas/is-record.ts'
import { apiVersion } from '../../../schemas/api/version.ts'
import { forgetLike, forgetLikes, storeLike, unansweredLikes } from '../../lib/data/unanswered-likes.ts'
import { begin } from './application-code.ts'
import { hold, mark, unmark } from './held-clicks.ts'
import { isOutdated } from './sessions.ts'
import { isFramed, isPlayer, language } from './visitor.ts'

/** By game: whether it is a favourite since a click. */
export const likes = new Map<string, boolean>()
/** Those that an earlier page of this tab has made and reported. */
export const repeated = new Set<string>()

const hearts = '[data-game] > [aria-pressed]'

/** In place of a status: the change may have arrived or not. */
const noAnswer = Infinity

let last: Promise<unknown> = Promise.resolve()

/** Resolves when the platform has answered to all changes. */
export const sent = (): Promise<unknown> => last

/** The game that a button makes a favourite, or no longer one. */
export function gameOf(button: HTMLElement): string | undefined {
  const tile = button.closest<HTMLElement>('[data-game]')
  return tile && button.hasAttribute('aria-pressed') ? tile.dataset.game : undefined
}

/** The game whose favourite a player's click on the button changes. */
export const likedGame = (button: HTMLElement): string | undefined =>
  isPlayer() && !isFramed() ? gameOf(button) : undefined

/** Sends a player's change of a favourite. Returns whether the button is one that does this. */
export function like(button: HTMLElement): boolean {
  const game = likedGame(button)
  if (game === undefined) return false
  // A further click on a button that waits is one by impatience.
  if (button.dataset.pending !== undefined) return true
  if (!listed || likes.has(game)) toggle(game, button)
  else {
    // What a click means depends on the list that is under way.
    mark(button)
    // If the page is left before, the next one adds the game, as its empty heart has promised.
    storeLike(game, true)
    last = last
      .then(() => listed)
      .then(() => {
        unmark(button)
        toggle(game, button)
      })
  }
  return true
}

function toggle(game: string, button: HTMLElement) {
  const wanted = button.getAttribute('aria-pressed') !== 'true'
  repeated.delete(game)
  storeLike(game, wanted)
  send(game, wanted, button)
}

/** Ends when the hearts show what the platform has stored; undefined if it is not under way. */
let listed: Promise<void> | undefined

/** The server's HTML is the same for all players, so that its hearts are empty. */
function showListed() {
  if (!isPlayer() || isFramed() || !document.querySelector(hearts)) return
  listed = fetch(`/api/games/getLikes?v=${apiVersion}&locale=${language()}`)
    .then((answer) => answer.json())
    .then((body: unknown) => {
      const data = isRecord(body) && body.data
      const items: unknown = isRecord(data) && data.items
      if (Array.isArray(items) && !isOutdated)
        for (const game of items) if (typeof game === 'string' && !likes.has(game)) show(game, true)
    })
    .catch(() => undefined)
    .finally(() => (listed = undefined))
}

/** @returns the status of the answer; 0 if the change is no longer to be made, since another player may use the browser */
async function request(game: string, wanted: boolean): Promise<number> {
  if (isOutdated) return 0
  const query = `?v=${apiVersion}&locale=${language()}`
  const { status } = await fetch(`/api/games/${wanted ? 'addLike' : 'removeLike'}${query}`, {
    method: 'POST',
    body: new URLSearchParams({ sysname: game }),
    // Arrives also if the player follows a link meanwhile.
    keepalive: true,
  })
  return status
}

/** `button`: the one that was clicked on this page. */
function send(game: string, wanted: boolean, button?: HTMLElement) {
  show(game, wanted)
  likes.set(game, wanted)
  // One after the other, so that the last click is also the last to arrive.
  last = last
    .then(() => request(game, wanted))
    .catch(() => noAnswer)
    .then((status) => {
      if (status >= 200 && status < 300) return forgetLike(game, wanted)
      likes.delete(game)
      show(game, !wanted)
      // The application tries again, and tells the player if that fails too.
      if (button && !isOutdated) hold(button)
      else if (status < 500) forgetLike(game, wanted)
      begin()
    })
}

function show(game: string, isFavourite: boolean) {
  for (const heart of document.querySelectorAll(hearts))
    if (heart.parentElement?.dataset.game === game) heart.setAttribute('aria-pressed', String(isFavourite))
}

/** Repeats the changes of an earlier page that may not have arrived, also in what the browser still reads. */
export function repeatLikes(): void {
  if (isFramed()) return
  // Another player may follow, for whom they are not repeated.
  if (!isPlayer()) forgetLikes()
  for (const [game, wanted] of unansweredLikes()) {
    repeated.add(game)
    send(game, wanted)
  }
  addEventListener('DOMContentLoaded', () => {
    likes.forEach((isFavourite, game) => show(game, isFavourite))
    showListed()
  })
}

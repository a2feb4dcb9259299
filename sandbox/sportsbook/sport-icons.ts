import { html, type Html } from '../pages/html.ts'
import type { Sport } from './sports.ts'

const icon = (path: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`

const circle = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z'

/** Icons of the filters, in the line style of the site. */
export const filterIcons: Readonly<Record<Sport | 'all' | 'live' | 'bets', Html>> = {
  all: icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z'),
  live: icon('M13 3L5 13.5h6L10 21l9-11h-6.5z'),
  football: icon(
    `${circle}M12 8.5l3.5 2.5l-1.3 4h-4.4l-1.3-4zM12 8.5V3.5M15.5 11l5-1.5M14.2 15l3 4M9.8 15l-3 4M8.5 11l-5-1.5`,
  ),
  tennis: icon(`${circle}M5.5 6c3.5 3 3.5 9 0 12M18.5 6c-3.5 3-3.5 9 0 12`),
  basketball: icon(`${circle}M3 12h18M12 3v18M5.7 5.7c3 3.5 3 9 0 12.6M18.3 5.7c-3 3.5-3 9 0 12.6`),
  ufc: icon('M6 12V8a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v5l-2 4H8l-2-3.5zM8 17v3h8v-3M6 10H4.5v3.5H6M9 11h5'),
  esports: icon(
    'M7.5 7h9a5 5 0 0 1 5 5.5v2a2.5 2.5 0 0 1-4.600 1.400L15.5 14h-7l-1.400 1.900A2.5 2.5 0 0 1 2.5 14.5v-2A5 5 0 0 1 7.5 7zM8 9.5v3M6.5 11h3M15.5 11h.01M17.5 10h.01',
  ),
  bets: icon('M4 12a8 8 0 1 0 2.5-5.800M4 4v4h4M12 8v4.5l3 2'),
}

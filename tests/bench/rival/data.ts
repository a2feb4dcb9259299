import type { CallAnswer } from '../../../schemas/api/calls.ts'

/** What the rival's pages show: the same answers of the platform that Marquee's pages show. */
export interface PageData {
  games: CallAnswer<'games.get'>['items']
  /** Addresses of the games' pictures, in their order. */
  covers: string[]
  events: CallAnswer<'sports.getEvents'>['items']
  methods: CallAnswer<'cashier.getdepositsettings'>['items']
  /** Address of the game's demo. */
  demo: string
  article: { title: string; html: string }
}

import type { Game } from '../../schemas/api/entities/games.ts'

/** A slot without anything optional, named like its address unless told otherwise. */
export const testGame = ({ sysname = 'aviora', ...changes }: Partial<Game> = {}): Game => ({
  sysname,
  name: sysname,
  type: 'slot',
  provider: 'Kobalt Play',
  provider_sysname: 'kobalt',
  priority: 1,
  tags: [],
  rtp: null,
  min_bet: null,
  players: 0,
  has_demo: false,
  image_url: null,
  emblem: null,
  palette: null,
  description: {},
  ...changes,
})

import type { Game } from '../../schemas/api/entities/games.ts'

export const frameTestType = 'frame-test'

/** A page that plays a provider. It is not part of the catalogue: only its address leads to it. */
export const frameTestGame = {
  id: -1,
  sysname: 'frame-test',
  name: 'Frame test',
  type: frameTestType,
  emblem: 'dice',
  palette: 'night',
  hasDemo: true,
}

/** The same as the site asks for it. */
export const frameTestEntity: Game = {
  sysname: frameTestGame.sysname,
  name: frameTestGame.name,
  custom_id: null,
  type: 'fast',
  provider: 'Sandbox',
  provider_sysname: 'frame-test',
  priority: 0,
  tags: [],
  rtp: null,
  min_bet: null,
  volatility: null,
  players: 0,
  has_demo: true,
  image_url: null,
  emblem: frameTestGame.emblem,
  palette: frameTestGame.palette,
  description: {},
}

/** Fields of a game that its tile shows. Without schemas, so that browsers can load it. */
export const tileFields = [
  'sysname',
  'name',
  'type',
  'provider',
  'tags',
  'rtp',
  'min_bet',
  'players',
  'has_demo',
  'image_url',
  'emblem',
  'palette',
  'description',
] as const

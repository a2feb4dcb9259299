/** What a platform calls a thing by. The site only compares and returns it. Without schemas, so that browsers can load it. */
export type EntityId = number | string

export function isEntityId(value: unknown): value is EntityId {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}

/** Whether nobody is logged in: the account of a guest has the id 0, those of players a number above 0 or a text. */
export function isGuest({ uid }: { uid: EntityId }): boolean {
  return typeof uid === 'number' ? uid <= 0 : uid === '0'
}

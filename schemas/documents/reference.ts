import { Type } from 'typebox'

/** Kinds of documents that others name by their key. */
const referredKinds = ['form', 'popup', 'menu', 'theme'] as const
export type ReferredKind = (typeof referredKinds)[number]

export function isReferredKind(kind: unknown): kind is ReferredKind {
  return referredKinds.some((known) => known === kind)
}

/** The key of another document; publication checks that it exists. */
export function documentKey(kind: ReferredKind, description: string) {
  return Type.String({ pattern: '^[a-z0-9][A-Za-z0-9._-]*$', reference: kind, description })
}

/** A path of this site without language prefix, such as /rules; publication checks that it leads somewhere. */
export function internalPath(description: string) {
  return Type.String({ pattern: '^/', maxLength: 2000, link: 'internal', description })
}

/**
 * What a text names that is found by looking for it: games, providers and categories of the platform (`games`
 * and `providers`: several, comma-joined), icons of the site, switches of the functional settings, pictures,
 * colours. A contract says so by the keyword `picks`; the Studio offers what there is.
 */
export const pickedThings = [
  'game',
  'games',
  'provider',
  'providers',
  'category',
  'icon',
  'feature',
  'picture',
  'colour',
] as const
export type PickedThing = (typeof pickedThings)[number]

export function isPickedThing(value: unknown): value is PickedThing {
  return pickedThings.some((known) => known === value)
}

/** What may come from another host, each kind from those hosts that the site's settings name for it. */
export type HostKind = 'frame' | 'image'

/** The address of a page for a frame; publication checks that settings name its host. */
export function frameAddress(description: string) {
  return Type.String({ pattern: '^https?://', maxLength: 2000, host: 'frame', description })
}

/** Where the media library of Strapi has its files; publication takes them into that of the site. */
export const libraryOfStrapi = '/uploads/'

/**
 * The address of a picture or film: one of the media library, a drawing of the site such as
 * /art/scenes/welcome.svg, one of the library of Strapi, or one of a host that settings name; publication checks
 * that it is there. `eitherOf` names fields beside it of which exactly one has to be filled in.
 */
export function mediaAddress(description: string, eitherOf?: readonly string[]) {
  return Type.String({
    pattern: `^(/art/|/media/|${libraryOfStrapi}|https?://)`,
    maxLength: 2000,
    host: 'image',
    picks: 'picture',
    ...(eitherOf && { eitherOf }),
    description,
  })
}

/** The address of a picture of the brand's own, on this site or any other. */
export function pictureAddress(description: string) {
  return Type.String({ pattern: '^(/|https://)[^\\s"<>]+$', picks: 'picture', description })
}

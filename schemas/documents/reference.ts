import { Type } from 'typebox'
import { documentAddressPattern, soundAddressPattern } from '../files.ts'
import type { OperationName } from './operations.ts'

/** Document kinds that other documents refer to by key. */
const referredKinds = ['form', 'popup', 'menu', 'theme', 'section'] as const
export type ReferredKind = (typeof referredKinds)[number]

export function isReferredKind(kind: unknown): kind is ReferredKind {
  return referredKinds.some((known) => known === kind)
}

/** What a document must be to be of use where another one refers to it. */
export interface ReferenceNeeds {
  /** The form sends this operation, or the popup shows a form that does. */
  operation?: OperationName
  /** The popup shows this block. */
  block?: string
}

/** The key of another document; publishing checks that it exists and is what the reference needs. */
export function documentKey(kind: ReferredKind, description: string, needs?: ReferenceNeeds) {
  return Type.String({
    pattern: '^[a-z0-9][A-Za-z0-9._-]*$',
    reference: kind,
    ...(needs && { needs }),
    description,
  })
}

/** A path of this site without language prefix, such as /rules; publishing checks that it leads somewhere. */
export function internalPath(description: string) {
  return Type.String({ pattern: '^/', maxLength: 2000, link: 'internal', description })
}

/**
 * Values that content managers pick from a list: games, providers and categories of the platform (`games` and
 * `providers`: several, comma-separated), icons, features of the functional settings, countries, pictures, files, colors,
 * providers of social login, categories and tags of articles, and texts of sections. A contract declares them with the keyword `picks`; the
 * Studio offers the available values.
 */
export const pickerKinds = [
  'game',
  'games',
  'provider',
  'providers',
  'category',
  'icon',
  'feature',
  'language',
  'country',
  'picture',
  'font',
  'sound',
  'file',
  'colour',
  'socialProvider',
  'articleCategory',
  'articleTag',
  'sectionText',
  'sectionRichText',
] as const
export type PickerKind = (typeof pickerKinds)[number]

export function isPickerKind(value: unknown): value is PickerKind {
  return pickerKinds.some((known) => known === value)
}

/** Resources that may come from other hosts; the settings list the allowed hosts of each kind. */
export type HostKind = 'frame' | 'image'

/** The address of a page in an iframe; publishing checks that the settings allow its host. */
export function frameAddress(description: string) {
  return Type.String({
    pattern: '^https?://',
    maxLength: 2000,
    host: 'frame',
    fact: 'frameHost',
    description,
  })
}

/** Path of the files in Strapi's media library; publishing copies them into the site's library. */
export const libraryOfStrapi = '/uploads/'

/**
 * The address of a picture or film: from the media library, a drawing of the site such as
 * /art/scenes/welcome.svg, from Strapi's library, or from a host in the settings; publishing checks that it
 * exists. `eitherOf` names sibling fields of which exactly one must be filled in.
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

/**
 * An icon of the site by its name, or a picture of the media library or of Strapi's. Decorative: a text beside it
 * conveys the meaning. Publishing checks that it exists.
 */
export function iconReference(description: string) {
  return Type.String({
    pattern: `^([a-z-]+|(/media/|${libraryOfStrapi})[\\w./-]+)$`,
    maxLength: 300,
    picks: 'icon',
    description,
  })
}

/** The address of a sound of the media library. */
export function soundAddress(description: string) {
  return Type.String({ pattern: `^${soundAddressPattern}$`, picks: 'sound', description })
}

/** The address of a file of the media library that visitors download. */
export function downloadAddress(description: string) {
  return Type.String({ pattern: `^${documentAddressPattern}$`, picks: 'file', description })
}

/** The address of a brand's own picture, on this site or a host in the settings. */
export function pictureAddress(description: string) {
  return Type.String({ pattern: '^(/|https://)[^\\s"<>]+$', host: 'image', picks: 'picture', description })
}

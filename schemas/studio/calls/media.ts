import { Type } from 'typebox'
import { inBuiltIn, type Locale, localePattern } from '../../locale.ts'
import { mediaAddressPattern, mediaLimits, rasterAddressPattern, smallestCrop } from '../../media.ts'
import { mediaFolderPattern, mediaPlaceLimits, mediaTagPattern } from '../../media-folders.ts'
import type { DocumentReference, DocumentUse, MediaItem } from '../answers.ts'
import { params, type StudioCallContracts } from './fields.ts'

const MediaAddress = Type.String({ pattern: mediaAddressPattern, description: 'Address of a picture' })
const AltText = Type.String({ pattern: '\\S', maxLength: 200, description: 'What the picture shows' })
/** Alternative text of a picture in each language. Added languages that are not named keep theirs. */
export const MediaAlt = Type.Object(
  inBuiltIn(() => AltText),
  {
    patternProperties: {
      [localePattern]: Type.String({
        maxLength: 200,
        description: 'In an added language. Empty: the text of the language that completes it',
      }),
    },
    additionalProperties: false,
    description:
      'What the picture shows, in each language. Added languages that are not named keep their text',
  },
)

const Percent = Type.Integer({ minimum: 0, maximum: 100, description: 'Percent of width or height' })
/** What crops of a picture keep visible; null without one. */
export const MediaFocus = Type.Union(
  [Type.Object({ x: Percent, y: Percent }, { additionalProperties: false }), Type.Null()],
  { description: 'The most important point, which crops keep visible; null: none' },
)

const Offset = Type.Integer({ minimum: 0, maximum: mediaLimits.side })
const Side = Type.Integer({ minimum: smallestCrop, maximum: mediaLimits.side })
/** What cropping keeps of a picture. It has to be inside the picture. */
export const CropRectangle = Type.Object(
  { x: Offset, y: Offset, width: Side, height: Side },
  {
    additionalProperties: false,
    description: 'The part to keep, in pixels of the original as it is displayed, from its upper left corner',
  },
)

/** The folder of a picture: a path of up to three names. Spaces around names are removed. */
export const MediaFolder = Type.String({
  pattern: mediaFolderPattern,
  maxLength: 200,
  description: 'Folder, such as `Banners/Autumn`: up to three names of 40 characters; empty: the top',
})
/** The tags of a picture. Spaces around them are removed, and tags that differ only in case are one. */
export const MediaTags = Type.Array(
  Type.String({
    pattern: mediaTagPattern,
    maxLength: 80,
    description: 'Up to 40 characters, without commas',
  }),
  { maxItems: mediaPlaceLimits.tags, description: 'Words by which pictures are found' },
)

/**
 * An upload to the media library: `POST /studio/media` with the file as body and these fields as query.
 * Requires the role editor and returns the picture's entry in the library.
 */
export const MediaUpload = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, description: 'File name' }),
    altUz: AltText,
    altRu: AltText,
    folder: Type.Optional(MediaFolder),
  },
  // In added languages, such as altFa.
  { patternProperties: { '^alt[A-Z][a-z]{1,2}$': AltText } },
)

/** The field of an upload with the alternative text in a language. */
export const altFieldOf = (locale: Locale): string => `alt${locale.charAt(0).toUpperCase()}${locale.slice(1)}`

/** A folder below the top, which has no name. */
const NamedFolder = Type.String({ ...MediaFolder, minLength: 1 })

/** The media library. */
export const mediaCalls = {
  /** The pictures of the media library, newest first. */
  'media.list': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Returns where a picture is used, in drafts and in published documents. */
  'media.uses': { role: 'viewer', params: params({ address: MediaAddress }), changes: 'nothing' },
  /**
   * Sets alternative text and focal point of a picture; players get them with the next publication. Folder and tags,
   * if they are sent, order the library.
   */
  'media.describe': {
    role: 'editor',
    params: params({
      address: MediaAddress,
      alt: MediaAlt,
      focus: Type.Optional(MediaFocus),
      folder: Type.Optional(MediaFolder),
      tags: Type.Optional(MediaTags),
    }),
    changes: 'site',
  },
  /** Moves pictures to a folder, adds and removes tags: for all of them or, if one cannot have more tags, for none. */
  'media.arrange': {
    role: 'editor',
    params: params({
      addresses: Type.Array(MediaAddress, { minItems: 1, maxItems: mediaPlaceLimits.pictures }),
      folder: Type.Optional(MediaFolder),
      addTags: Type.Optional(MediaTags),
      removeTags: Type.Optional(MediaTags),
    }),
    changes: 'site',
  },
  /**
   * Renames a folder: moves its pictures and those of its subfolders. If the new folder exists, it then has the
   * pictures of both.
   */
  'media.renameFolder': {
    role: 'editor',
    params: params({ folder: NamedFolder, to: NamedFolder }),
    changes: 'site',
  },
  /**
   * Adds a part of a picture to the library and returns its entry; the original stays as it is. The new picture has
   * its alternative texts, and its focal point if that is inside the part. The same part is added once; the whole
   * picture returns the original's entry. Drawings cannot be cropped.
   */
  'media.crop': {
    role: 'editor',
    params: params({
      address: Type.String({
        pattern: rasterAddressPattern,
        description: 'Address of a picture, but no drawing',
      }),
      rectangle: CropRectangle,
    }),
    changes: 'site',
  },
  /** Replaces a picture by another one in drafts of all documents that use it; returns these. */
  'media.replace': {
    role: 'editor',
    params: params({ address: MediaAddress, to: MediaAddress }),
    changes: 'drafts',
  },
  /** Fails while a document uses the picture. */
  'media.remove': { role: 'editor', params: params({ address: MediaAddress }), changes: 'site' },
} as const satisfies StudioCallContracts

export interface MediaAnswers {
  'media.list': MediaItem[]
  'media.uses': DocumentUse[]
  'media.describe': MediaItem[]
  'media.crop': MediaItem
  'media.arrange': MediaItem[]
  'media.renameFolder': MediaItem[]
  'media.replace': DocumentReference[]
  'media.remove': MediaItem[]
}

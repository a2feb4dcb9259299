import { isRecord } from '../../../../../schemas/is-record.ts'
import { libraryOfStrapi } from '../../../../../schemas/documents/reference.ts'
import { isIcon } from '../../../../../schemas/icon-names.ts'
import { isFileAddress } from '../../../../../schemas/files.ts'
import { isOfLibrary } from '../../../../../schemas/media.ts'
import { isOrigin } from '../../../../lib/origin.ts'
import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { fontIn, hasSound, pictureIn } from '../../../model/library.ts'
import type { DocumentStep } from '../../context.ts'
import { hasOwnPicture } from './own-pictures.ts'
import { visitDocumentTexts } from '../texts/document-texts.ts'
import { phrase, type Phrase } from '../../../../../schemas/phrase.ts'

/** Element ids that the site itself uses. */
const takenAnchors = ['root', 'main', 'app-state']

/** Films and their subtitles are chosen like pictures. */
const isFilm = (address: string) => /\.(?:mp4|webm|vtt)$/i.test(address)

/** A path of the site itself, at which there is no picture. */
const isMissing = (address: string) =>
  address.startsWith('/') &&
  !isOfLibrary(address) &&
  !address.startsWith(libraryOfStrapi) &&
  !isFilm(address) &&
  !hasOwnPicture(address)

const isFilledIn = (value: unknown) =>
  isRecord(value) || value === true || (typeof value === 'string' && value !== '')

/**
 * Checks what a contract cannot express for a single field: an icon or library picture exists; a picture has alternative
 * text, its own or from the library, or is marked as decoration; a film has subtitles or no sound; an anchor is
 * unique; and a host has the form that the Content-Security-Policy accepts.
 */
export const mediaStep: DocumentStep = {
  name: 'media',
  run(draft, { registry, library }) {
    const issues: Issue[] = []
    const anchors = new Map<string, string | Phrase>(
      takenAnchors.map((name) => [name, phrase`the site itself`]),
    )
    visitDocumentTexts(draft.document, registry, (text, schema, path, holder) => {
      const hasWords = pictureIn(library, text) !== undefined
      if ((schema['picks'] === 'picture' || schema['picks'] === 'icon') && isOfLibrary(text) && !hasWords)
        issues.push(
          errorAt(
            path,
            'unknown-picture',
            phrase`The media library has no picture ${text}`,
            phrase`Choose an existing picture, or upload it again`,
          ),
        )
      if (schema['picks'] === 'picture' && isMissing(text))
        issues.push(
          warningAt(
            path,
            'missing-picture',
            phrase`The site has no picture ${text}, so players would see a gap instead`,
            phrase`Choose a picture from the media library, or check the address`,
          ),
        )
      if (schema['picks'] === 'font' && isFileAddress(text) && !fontIn(library, text))
        issues.push(
          errorAt(
            path,
            'unknown-font',
            phrase`The media library has no font ${text}`,
            phrase`Choose an existing font, or upload it again`,
          ),
        )
      if (schema['picks'] === 'sound' && !hasSound(library, text))
        issues.push(
          errorAt(
            path,
            'unknown-sound',
            phrase`The media library has no sound ${text}`,
            phrase`Choose an existing sound, or upload it again`,
          ),
        )
      if (schema['picks'] === 'icon' && !isIcon(text))
        issues.push(
          errorAt(
            path,
            'unknown-icon',
            phrase`There is no icon "${text}"`,
            phrase`Choose an icon from the list (/_icons shows all of them) or an own picture`,
          ),
        )
      if (schema['host'] === 'image' && text.startsWith(libraryOfStrapi))
        issues.push(
          errorAt(
            path,
            'unknown-picture',
            phrase`${text} would be a Strapi picture, but this site is not connected to Strapi`,
            phrase`Choose a picture from the media library`,
          ),
        )
      const either: unknown = schema['eitherOf']
      if (Array.isArray(either)) {
        const names = either.map(String)
        const filledIn = names.filter((name) => isFilledIn(holder[name])).length
        if (filledIn !== 1 && !(filledIn === 0 && hasWords))
          issues.push(
            errorAt(
              path,
              'missing-alternative',
              phrase`Needs either ${names.map((name) => JSON.stringify(name)).join(' or ')}`,
              phrase`Fill in exactly one of them so that the content is accessible to everyone`,
            ),
          )
      }
      if (schema['origin'] === true && !isOrigin(text))
        issues.push(
          errorAt(
            path,
            'invalid-origin',
            phrase`"${text}" is not an origin`,
            phrase`Use only protocol and host, such as https://maps.example`,
          ),
        )
      if (schema['anchor'] === true) {
        const first = anchors.get(text)
        if (first !== undefined)
          issues.push(
            errorAt(path, 'duplicate-anchor', phrase`The anchor "${text}" is already used by ${first}`),
          )
        anchors.set(text, first ?? path)
      }
    })
    return { draft, issues }
  },
}

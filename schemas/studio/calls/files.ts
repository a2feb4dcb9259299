import { Type } from 'typebox'
import { fileAddressPattern } from '../../files.ts'
import type { DocumentUse, LibraryFile } from '../answers.ts'
import { params, type StudioCallContracts } from './fields.ts'

const FileAddress = Type.String({ pattern: fileAddressPattern, description: 'Address of a file' })
const Licence = Type.String({
  pattern: '\\S',
  maxLength: 300,
  description: 'Licence: who allows the site to use the file',
})

/**
 * An upload of a font, a sound or a file to download to the media library: `POST /studio/files` with the file as body and
 * these fields as query.
 * Requires the role editor and returns the file's entry in the library.
 */
export const FileUpload = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, description: 'File name' }),
  licence: Licence,
})

/** Files of the media library that are no pictures. */
export const fileCalls = {
  /** Newest first. */
  'files.list': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Returns where a file is used, in drafts and in published documents. */
  'files.uses': { role: 'viewer', params: params({ address: FileAddress }), changes: 'nothing' },
  'files.describe': {
    role: 'editor',
    params: params({ address: FileAddress, licence: Licence }),
    changes: 'site',
  },
  /** Fails while a document uses the file. */
  'files.remove': { role: 'editor', params: params({ address: FileAddress }), changes: 'site' },
} as const satisfies StudioCallContracts

export interface FileAnswers {
  'files.list': LibraryFile[]
  'files.uses': DocumentUse[]
  'files.describe': LibraryFile[]
  'files.remove': LibraryFile[]
}

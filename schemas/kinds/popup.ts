import { blankPage } from '../documents/page.ts'
import { Popup } from '../documents/popup.ts'
import { namesRole } from '../roles/index.ts'
import { defineKind } from './define-kind.ts'

/** Blocks in a dialog or curtain over a page. */
export const popup = defineKind({
  name: 'popup',
  version: 2,
  migrations: [namesRole('popup')],
  body: Popup,
  blocks: ['blocks'],
  listing: ({ opens }: Popup) => (opens === undefined ? {} : { opensByItself: true }),
  asPage: ({ blocks }: Popup) => blankPage('empty', blocks),
  preview: 'dialog',
  thumbnail: 'dialog',
  section: 'popup',
  icon: 'copy',
  collection: 'popups',
})

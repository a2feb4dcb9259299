import { blankPage } from '../documents/page.ts'
import { Section } from '../documents/section.ts'
import { defineKind } from './define-kind.ts'

/** Blocks that many pages show. */
export const section = defineKind({
  name: 'section',
  version: 1,
  migrations: [],
  body: Section,
  blocks: ['blocks'],
  asPage: ({ blocks }: Section) => blankPage('default', blocks),
  pageKeyPrefix: 'section/',
  preview: 'alone',
  thumbnail: 'page',
  section: 'page',
  icon: 'grid',
})

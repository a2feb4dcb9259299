import { articleListType } from '../documents/article.ts'
import type { Block } from '../documents/blocks/block.ts'
import { Page } from '../documents/page.ts'
import { isNoindex } from '../documents/seo/seo-parts.ts'
import { namesRole, pageRoleOf } from '../roles/index.ts'
import { pageRole } from '../roles/page-roles.ts'
import { defineKind } from './define-kind.ts'

/** Whether search engines must not list a page. */
function isUnlisted(page: Page, key: string): boolean {
  const role = pageRoleOf(key, page)
  const isForPlayers =
    page.access === 'authenticated' || (role !== undefined && pageRole(role).access === 'player')
  return isForPlayers || isNoindex(page.seo.robots ?? '')
}

/** Whether one of the blocks, or of those in their slots, is a list of articles. */
const listsArticles = (blocks: readonly Block[]): boolean =>
  blocks.some(
    ({ type, isHidden = false, slots = {} }) =>
      !isHidden && (type === articleListType || listsArticles(Object.values(slots).flat())),
  )

/** A page with an address. */
export const page = defineKind({
  name: 'page',
  version: 2,
  migrations: [namesRole('page')],
  body: Page,
  blocks: ['blocks'],
  addressField: 'route',
  listing: (body: Page, key) => ({
    ...(isUnlisted(body, key) && { unlisted: true }),
    ...(listsArticles(body.blocks) && { listsArticles: true }),
  }),
  asPage: (body: Page) => body,
  showsSections: true,
  preview: 'address',
  canBeTested: true,
  thumbnail: 'page',
  isKeyPublic: true,
  section: 'page',
  icon: 'page',
  collection: 'pages',
})

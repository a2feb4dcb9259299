import { metaPerLanguage } from '../documents/seo/seo-migrations.ts'
import { isNoindex } from '../documents/seo/seo-parts.ts'
import { SeoRecord } from '../documents/seo/seo.ts'
import { defineKind } from './define-kind.ts'

/** What search engines show of one address. */
export const seo = defineKind({
  name: 'seo',
  version: 2,
  migrations: [metaPerLanguage],
  body: SeoRecord,
  describedField: 'url',
  listing({ url, robots = '', canonicalUrl = url }: SeoRecord) {
    return canonicalUrl !== url || isNoindex(robots) ? { unlisted: true } : {}
  },
  preview: 'described-address',
  isKeyPublic: true,
  section: 'search',
  icon: 'search',
  collection: 'seos',
})

import { metaPerLanguage } from '../documents/seo/seo-migrations.ts'
import { DomainSeo } from '../documents/seo/seo.ts'
import { defineKind } from './define-kind.ts'

/** What search engines find on a mirror of the site. */
export const domainSeo = defineKind({
  name: 'domain-seo',
  version: 2,
  migrations: [metaPerLanguage],
  body: DomainSeo,
  listing: ({ hosts }: DomainSeo) => ({ hosts }),
  isKeyPublic: true,
  section: 'search',
  icon: 'globe',
})

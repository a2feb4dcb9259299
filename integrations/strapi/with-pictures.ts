import type { Publisher } from '../../server/content/index.ts'
import type { StrapiPictures } from './strapi-pictures.ts'

/** Wraps a publisher so that pictures of Strapi's library are imported before documents are published. */
export function withPicturesOfStrapi(publisher: Publisher, pictures: StrapiPictures): Publisher {
  return {
    async run(documents, options) {
      const brought = await pictures.importPictures(documents)
      const rejected = [...brought.issues.values()].flat()
      if (rejected.length > 0 && options?.purpose !== 'draft')
        return { issues: rejected, basis: null, prepared: [], library: {}, proofs: {}, facts: [], hints: [] }
      const outcome = await publisher.run(brought.documents, options)
      return { ...outcome, issues: [...rejected, ...outcome.issues] }
    },
  }
}

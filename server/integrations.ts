// Where vendors are registered: each is a folder of integrations/ behind an interface of the server.
import { Strapi } from '../integrations/strapi/index.ts'
import type { Settings } from './env.ts'

/** The store outside the site that `CONTENT_URL` names. */
export function openContentService({ contentService }: Settings): Strapi | undefined {
  return contentService ? new Strapi(contentService) : undefined
}

import type { FastifyInstance } from 'fastify'
import type { ContentGateway, ContentService } from '../../server/content/index.ts'
import type { DraftsService } from '../../server/studio/index.ts'
import { StrapiImport } from './import-from-strapi.ts'
import { StrapiDrafts } from './strapi-drafts.ts'
import { StrapiPictures } from './strapi-pictures.ts'
import { registerStrapiRoutes, type StrapiRoutesOptions } from './strapi-routes.ts'
import { StrapiService, type StrapiOptions } from './strapi-service.ts'
import { withPicturesOfStrapi } from './with-pictures.ts'

/** A Strapi that stores the documents and drafts of a site. */
export class Strapi implements ContentService, DraftsService {
  readonly name = 'Strapi'
  readonly service: StrapiService

  constructor(options: StrapiOptions) {
    this.service = new StrapiService(options)
  }

  connect(libraries: Parameters<ContentService['connect']>[0]): ReturnType<ContentService['connect']> {
    const { service } = this
    const pictures = new StrapiPictures({ service, ...libraries })
    return {
      replicate: (documents, removed, author) => service.publish(documents, removed, author),
      bringPictures: (publisher) => withPicturesOfStrapi(publisher, pictures),
      importInto: (target) => new StrapiImport({ service, pictures, ...target }),
    }
  }

  drafts(gateway: Pick<ContentGateway, 'documents' | 'rejected'>): StrapiDrafts {
    return new StrapiDrafts(this.service, gateway)
  }

  /** Registers the routes that Strapi calls. */
  register(app: FastifyInstance, site: Omit<StrapiRoutesOptions, 'token'>): void {
    registerStrapiRoutes(app, { ...site, token: this.service.options.token })
  }
}

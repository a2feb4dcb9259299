import { type PreviewOf, previewContent } from '../content/index.ts'
import { inKnownLocales } from '../platform/index.ts'
import {
  type PageRoutesParts,
  SharedAnswers,
  type SitePagesParts,
  createSitePages,
  withPictures,
} from '../render/index.ts'
import { type ShownDrafts, withInjectedFault, visitElement } from '../studio/index.ts'
import type { SiteParts } from './site-parts.ts'

export interface Previews {
  /** Published content with the drafts of a preview link applied. */
  previewOf: PreviewOf
  pagesOfPreview: PageRoutesParts['pagesOfPreview']
}

/** Shows drafts to the holder of a preview link. */
export function createPreviews(
  { settings, gateway, studio }: SiteParts,
  rendering: SitePagesParts,
): Previews {
  const contentOf = async ({ drafts, at }: Omit<ShownDrafts, 'visit'>) =>
    (await gateway.withDrafts(drafts, at)).content
  const framedBy = settings.contentService ? [settings.contentService.adminUrl] : []
  return {
    async previewOf(token) {
      const shown = await studio.draftsOfPreview(token)
      return shown && previewContent(await contentOf(shown), token)
    },
    async pagesOfPreview(token, visitId) {
      const shown = await studio.readPreview(token, visitId)
      if (!shown) return null
      const { visit } = shown
      const content = previewContent(await contentOf(shown), token)
      const { locales } = content
      // The languages of drafts complete each other like those of the site.
      const platform = inKnownLocales(rendering.platform, { general: rendering.general, content })
      const preview = { ...rendering, platform, gateway: content, cacheGuestPages: false, framedBy }
      if (!visit) return { pages: createSitePages(preview), locales, content }
      const faulty = withInjectedFault(platform, visit.fault)
      const pages = createSitePages({
        ...preview,
        platform: faulty,
        // Injected faults must neither be hidden by shared answers nor reach them.
        ...(visit.fault && {
          answers: new SharedAnswers({ platform: withPictures(faulty, content), now: rendering.now }),
        }),
        headEnd: visitElement(visit, token),
      })
      const { cookies, country, campaign } = visit
      return { pages, locales, content, cookies, country, campaign }
    },
  }
}

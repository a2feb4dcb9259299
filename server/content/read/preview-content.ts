import type { PublishedContent } from '../model/gateway.ts'

/** What a preview link shows; null for one that is forged or has expired. */
export type PreviewOf = (token: string) => Promise<PublishedContent | null>

/**
 * Content with drafts for one preview: what the browser fetches besides the page bears the token too, so
 * that it comes from the same drafts.
 */
export function previewContent(content: PublishedContent, token: string): PublishedContent {
  const marked = (address: string) => `${address}?preview=${token}`
  return {
    ...content,
    async config(locale) {
      const config = await content.config(locale)
      const { messagesUrl, themeUrl } = config
      return { ...config, preview: token, messagesUrl: marked(messagesUrl), themeUrl: marked(themeUrl) }
    },
    async form(key, locale) {
      const form = await content.form(key, locale)
      return form && { ...form, validatorUrl: marked(form.validatorUrl) }
    },
  }
}

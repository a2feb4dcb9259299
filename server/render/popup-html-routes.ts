import { popupIn } from '../../schemas/roles/role-table.ts'
import type { FastifyInstance } from 'fastify'
import type { CompiledForm, CompiledPopup, PopupHtml, SiteConfig } from '../../schemas/compiled.ts'
import { isLocaleOf, type Locale } from '../../schemas/locale.ts'
import type { EntryServer } from '../../src/app/render/server-rendering.ts'
import { namesIn, type ClientBuild } from '../builds/index.ts'
import type { CompleteForm } from '../content/index.ts'
import { sendDocument } from '../http/send-document.ts'
import { PromiseCache } from '../lib/cache.ts'
import { siteConfig, type ConfigSource } from './files/site-config.ts'

export interface PopupHtmlParts extends ConfigSource {
  build: ClientBuild
  renderPopup: EntryServer['renderPopup']
  completeForm: CompleteForm
}

/** Milliseconds: forms contain lists of the platform, such as countries. */
const maxAgeMs = 60_000
const maxPopups = 200

/** Whether all that happens with a popup until the application runs is that a guest reads it and fills it in. */
function isForGuests({ forPlayers, preventClose, onClosed }: CompiledPopup): boolean {
  return forPlayers !== true && !preventClose && onClosed.length === 0
}

/**
 * Popups with forms, as HTML with their styles, for guests who open one before the application runs. Other controls
 * need the application, so other popups wait for it.
 */
export function registerPopupHtml(app: FastifyInstance, parts: PopupHtmlParts): void {
  const { gateway, build, renderPopup, completeForm } = parts
  const made = new PromiseCache<PopupHtml>({ max: maxPopups, ttlMs: maxAgeMs })

  async function formOf(key: string, locale: Locale): Promise<CompiledForm | null> {
    const form = await gateway.form(key, locale)
    return form && completeForm(form, locale)
  }

  async function make(popup: CompiledPopup, config: SiteConfig, locale: Locale): Promise<PopupHtml> {
    const { catalogue } = await gateway.messages(locale)
    const { html, types, forms, failure } = await renderPopup({
      popup,
      config,
      locale,
      messages: catalogue,
      formOf: (key) => formOf(key, locale),
    })
    return { html, css: build.popupStyles(types, namesIn([html, failure])), forms, failure }
  }

  app.get<{ Params: { locale: string; name: string } }>(
    '/nfx/popup-html/:locale/:name',
    async (request, reply) => {
      const { locale, name } = request.params
      if (!isLocaleOf(gateway.locales, locale)) return reply.callNotFound()
      const config = await siteConfig(parts, locale)
      const popup = await gateway.popup(popupIn(config, name), locale)
      if (popup === null) return reply.callNotFound()
      reply.header('x-content-version', gateway.contentVersion)
      // In development, the code brings the styles.
      if (build.complete !== undefined || !isForGuests(popup)) return reply.code(204).send()
      const key = `${gateway.contentVersion}:${popup.changesAt ?? ''}:${locale}:${name}`
      const html = await made.get(key, () => make(popup, config, locale))
      return html.forms.length === 0 ? reply.code(204).send() : sendDocument(request, reply, html)
    },
  )
}

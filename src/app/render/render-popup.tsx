import { renderToString } from 'react-dom/server'
import { factsOf } from '../../lib/facts.ts'
import { I18nContext } from '../../lib/i18n/use-translation.ts'
import { createSessionStore, SessionContext } from '../../modules/session/index.ts'
import { loadDialogView } from '../../modules/dialogs/index.ts'
import { renderedTypes } from '../../renderer/blocks/static-html.ts'
import type { GivenForms } from '../../renderer/form/given-forms.ts'
import type { ReadyForm } from '../../renderer/form/load-form.ts'
import { RenderProvider, type RenderContextValue } from '../../renderer/render-context.tsx'
import { PopupBlocks } from '../popups/popup-blocks.tsx'
import { PopupFailure } from '../popups/popup-failure.tsx'
import { popupDialog } from '../popups/popup-dialog.ts'
import { loadComponents } from './component-map.ts'
import { complete, withoutHints } from './html-of-react.ts'
import type { RenderPopup } from './server-rendering.ts'
import { i18nOf } from './shared-i18n.ts'

/** Ids of the HTML differ from those of the page. */
const options = { identifierPrefix: 'early' }

export const renderPopup: RenderPopup = async ({ popup, config, locale, messages, formOf }) => {
  const types = renderedTypes(popup.blocks)
  // Pages are rendered without this code.
  const [{ DocumentForm }, { loadFormCode }, DialogView, components] = await Promise.all([
    import('../../renderer/form/document-form.tsx'),
    import('../../../forms/react/index.ts'),
    loadDialogView(),
    loadComponents(types),
  ])
  const context: RenderContextValue = {
    locale,
    config,
    facts: factsOf({ locale, config, session: { account: null } }, {}),
    path: '/',
    params: {},
    components,
    preview: false,
    scope: popup.key,
  }

  function draw(forms: GivenForms): string {
    const content = <PopupBlocks popup={popup} forms={forms} />
    const html = renderToString(
      <SessionContext value={createSessionStore(null)}>
        <I18nContext value={i18nOf(locale, messages)}>
          <RenderProvider value={context}>
            <DialogView dialog={{ ...popupDialog(popup, content), status: 'open' }} covered={false} />
          </RenderProvider>
        </I18nContext>
      </SessionContext>,
      options,
    )
    return withoutHints(complete(html))
  }

  const asked = new Set<string>()
  draw({
    get: (key) => {
      asked.add(key)
      return undefined
    },
  })
  const forms = new Map<string, ReadyForm>()
  for (const key of asked) {
    const form = await formOf(key)
    const code = form && (await loadFormCode(form, form.validatorUrl !== null))
    if (code) forms.set(key, { status: 'ready', form, engine: undefined, code, DocumentForm })
  }
  const html = draw(forms)
  const failure = renderToString(
    <I18nContext value={i18nOf(locale, messages)}>
      <PopupFailure />
    </I18nContext>,
  )
  return { html, types, forms: [...forms.keys()], failure: withoutHints(complete(failure)) }
}

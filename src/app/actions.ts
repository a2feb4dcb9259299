import { urlOf } from '../../schemas/roles/role-table.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { errorText } from '../lib/api/error-text.ts'
import { isContactAddress } from '../lib/urls/links.ts'
import { chatWindow } from '../lib/preferences/chat-window.ts'
import { consent } from '../lib/preferences/consent.ts'
import { localePath } from '../lib/urls/locale-path.ts'
import { closeTopDialog } from '../modules/dialogs/index.ts'
import { showToast } from '../modules/toasts/index.ts'
import { actionHref } from '../renderer/action-href.ts'
import { registerAction, runOperation } from '../renderer/actions.ts'
import type { AppContext } from './app-context.ts'

/** Registers the implementation of each document action in this application. */
export function registerActions({ navigate, currentPage, openPopup }: AppContext): void {
  registerAction('navigate', (action) => {
    const { to, external, replace } = action
    if (isContactAddress(to)) return window.location.assign(to)
    void navigate(actionHref(action, currentPage().answer.locale) ?? to, { external, replace })
  })
  registerAction('openPopup', ({ popup }) => openPopup(popup))
  registerAction('closePopup', closeTopDialog)
  registerAction('openChat', () => {
    const { config, answer } = currentPage()
    if (config.chat !== undefined) {
      // Its window would be behind the menu that opened it.
      closeTopDialog()
      chatWindow.open()
    } else void navigate(localePath(urlOf('support'), answer.locale))
  })
  registerAction('askConsent', consent.ask)
  registerAction('toast', ({ kind, message }) => void showToast({ kind, title: message }))
  registerAction('call', ({ operation, values }) => {
    runOperation(operation, values).catch((error: unknown) => {
      const { i18n } = currentPage()
      const key = error instanceof ApiError ? errorText(error) : 'errors.UnknownErrorException'
      showToast({ kind: 'error', title: i18n.t([key, 'errors.UnknownErrorException']) })
    })
  })
}

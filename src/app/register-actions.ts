import type { createBrowserRouter } from 'react-router-dom'
import { ApiError } from '../../schemas/api/errors.ts'
import { isInternalPath } from '../lib/links.ts'
import { logProblem } from '../lib/log.ts'
import { closeTopDialog } from '../modules/dialogs/index.ts'
import { showToast } from '../modules/toasts/index.ts'
import { actionHref } from '../renderer/action-href.ts'
import { registerAction, runOperation } from '../renderer/actions.ts'
import type { PageData } from './page-data.ts'
import type { OpenPopup } from './popups.tsx'
import { isServerPath } from './server-paths.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Says what each action of a document does in this application. */
export function registerActions(router: Router, currentPage: () => PageData, openPopup: OpenPopup): void {
  registerAction('navigate', (action) => {
    const href = actionHref(action, currentPage().answer.locale)
    if (href === undefined) logProblem(`the address ${action.to} is not followed`)
    else if (isInternalPath(href) && !isServerPath(href)) void router.navigate(href)
    else window.location.assign(href)
  })
  registerAction('openPopup', ({ popup }) => openPopup(popup))
  registerAction('closePopup', closeTopDialog)
  registerAction('toast', ({ kind, message }) => void showToast({ kind, title: message }))
  registerAction('call', ({ operation, values }) => {
    runOperation(operation, values).catch((error: unknown) => {
      const { i18n } = currentPage()
      const type = error instanceof ApiError ? error.type : 'UnknownErrorException'
      showToast({
        kind: 'error',
        title: i18n.t([`errors.${type}`, 'errors.UnknownErrorException']),
      })
    })
  })
}

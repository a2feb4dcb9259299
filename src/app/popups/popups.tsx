import { popupIn } from '../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import type { CompiledPopup } from '../../../schemas/compiled.ts'
import { earlyPopup, failEarly, skeletonDelayMs, type EarlyPopup } from '../../lib/browser/boot.ts'
import { fetchPopup } from '../../lib/data/content-client.ts'
import type { I18n } from '../../lib/i18n/plain-i18n.ts'
import { logProblem } from '../../lib/log.ts'
import { closeDialog, loadDialogs, openDialog } from '../../modules/dialogs/index.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { runAction } from '../../renderer/actions.ts'
import type { GivenForms } from '../../renderer/form/given-forms.ts'
import { loadForm } from '../../renderer/form/load-form.ts'
import { renderedTypes } from '../../renderer/blocks/static-html.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { loadComponents } from '../render/component-map.ts'
import { replaceEarly } from '../../first-load/replace-popup.ts'
import { popupId, type OpenPopup, type PopupOptions } from './open-popup.ts'
import type { PageData } from '../render/page-data.ts'
import { PopupBlocks } from './popup-blocks.tsx'
import { popupDialog } from './popup-dialog.ts'
import styles from './popups.module.css'

function LoadingPopup() {
  const { t } = useTranslation()
  return (
    <div className={styles.loading} role="status" aria-label={t('common.loading')}>
      <Skeleton height="32px" width="60%" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
      <Skeleton height="54px" />
    </div>
  )
}

function FailedPopup({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('errors.network.title')}
      text={t('errors.network.text')}
      retryLabel={t('errors.retry')}
      onRetry={onRetry}
    />
  )
}

/** Opens popup documents by role or key. */
export function createPopupOpener(currentPage: () => PageData): OpenPopup {
  const pending = new Map<string, symbol>()
  /** Open popups, with the options that they were opened with. */
  const shown = new Map<string, PopupOptions>()

  async function load(key: string): Promise<CompiledPopup> {
    const { answer, config } = currentPage()
    const popup = await fetchPopup(answer.locale, popupIn(config, key))
    await loadComponents(renderedTypes(popup.blocks))
    return popup
  }

  /** Loads what the server's popup shows, so that its replacement is complete at once. */
  async function loadForms(early: EarlyPopup | undefined): Promise<GivenForms> {
    if (early === undefined) return new Map()
    const { locale } = currentPage().answer
    const loading = early.forms.map(async (form) => [form, await loadForm(locale, form, false)] as const)
    const [forms] = await Promise.all([Promise.all(loading), loadDialogs()])
    return new Map(forms)
  }

  function show(
    key: string,
    popup: CompiledPopup,
    forms: GivenForms,
    options: PopupOptions,
    opener?: HTMLElement,
  ) {
    shown.set(key, options)
    options.opened?.()
    openDialog({
      ...popupDialog(popup, <PopupBlocks popup={popup} forms={forms} notice={options.notice} />),
      id: popupId(key),
      ...(opener && { opener }),
      preventClose: options.preventClose ?? popup.preventClose,
      keepsLinks: options.preventClose === true,
      closed: () => {
        shown.delete(key)
        popup.onClosed.forEach(runAction)
        options.closed?.()
      },
    })
  }

  /** Shown until the popup is loaded: a skeleton, or the error. */
  function showInstead(key: string, i18n: I18n, options: PopupOptions, onRetry?: () => void) {
    openDialog({
      id: popupId(key),
      title: i18n.t('common.loading'),
      showTitle: false,
      content: onRetry ? <FailedPopup onRetry={onRetry} /> : <LoadingPopup />,
      // Set before the closing animation ends, so that a late answer does not reopen the dialog.
      beforeClose: () => {
        pending.delete(key)
      },
      ...(options.closed && { closed: options.closed }),
    })
  }

  /** Guests may only open public popups. */
  function askToLogIn(key: string) {
    pending.delete(key)
    closeDialog(popupId(key))
    openPopup('login')
  }

  async function update(key: string) {
    const popup = await load(key)
    const options = shown.get(key)
    if (options) show(key, popup, new Map(), options)
  }

  return openPopup

  function openPopup(key: string, options: PopupOptions = {}) {
    if (options.isUpdate === true) {
      update(key).catch((error: unknown) => logProblem(`the popup ${key} could not be updated`, error))
      return
    }
    if (pending.has(key)) return
    const attempt = Symbol(key)
    const isWanted = () => pending.get(key) === attempt && options.isWanted?.() !== false
    pending.set(key, attempt)
    const { i18n } = currentPage()
    const early = earlyPopup(key)
    // Popups that open by themselves appear complete: nobody waits for them, and the skeleton would only change.
    const isAwaited = options.isUnasked !== true && navigator.userActivation.isActive
    const timer =
      isAwaited && !early ? setTimeout(() => showInstead(key, i18n, options), skeletonDelayMs) : undefined
    Promise.all([load(key), loadForms(early)])
      .then(
        ([popup, forms]) => {
          // The visitor may have closed the server's popup meanwhile.
          if (!isWanted() || (early && !early.dialog.open)) return
          if (popup.forPlayers && !sessionStore.get().isAuthenticated) askToLogIn(key)
          else if (early)
            replaceEarly(early, {
              open: () => show(key, popup, forms, options, early.opener),
              close: () => closeDialog(popupId(key)),
            })
          else show(key, popup, forms, options)
        },
        (error: unknown) => {
          if (options.isUnasked === true) return logProblem(`the popup ${key} could not be loaded`, error)
          if (!isWanted()) return
          const retry = () => openPopup(key, options)
          // The visitor has closed it meanwhile.
          if (early && !early.dialog.open) return
          if (!failEarly(key, retry)) showInstead(key, i18n, options, retry)
        },
      )
      .finally(() => {
        clearTimeout(timer)
        if (pending.get(key) === attempt) pending.delete(key)
      })
  }
}

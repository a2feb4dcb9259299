import { useTranslation } from 'react-i18next'
import { Outlet, useMatch } from 'react-router-dom'
import { Creation } from '../documents/creation.tsx'
import { DocumentTree } from '../documents/document-tree.tsx'
import { AreaTabs } from './area-tabs.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ShortcutList } from '../keyboard/shortcut-list.tsx'
import { SkipButton } from '../keyboard/skip-button.tsx'
import { usePageFocus } from '../keyboard/use-page-focus.ts'
import { usePartKeys } from '../keyboard/use-part-keys.ts'
import { RejectedDocuments } from './rejected-documents.tsx'
import { Sidebar } from './sidebar.tsx'
import { useScreenName } from './use-screen-name.ts'
import { useWindowTitle } from './use-window-title.ts'
import { useNarrow } from './use-narrow.ts'
import styles from './shell.module.css'

/** The frame around every page of the Studio: the navigation, in the documents their list, and the page. */
export function Shell() {
  const { t } = useTranslation()
  const screen = useScreenName()
  useWindowTitle(screen === null ? t('name') : `${screen} – ${t('name')}`)
  usePageFocus()
  usePartKeys()
  const isPhone = useNarrow(768)
  const { section, '*': rest = '' } = useMatch('/documents/:section?/*')?.params ?? { '*': undefined }
  const isInDocuments = useMatch('/documents/*') !== null
  const isDocumentOpen = rest !== ''
  const place = !isInDocuments ? 'page' : isDocumentOpen ? 'document' : 'list'
  return (
    <div className={styles.shell}>
      <SkipButton />
      {isPhone ? <PhoneBar /> : <Sidebar isDocumentOpen={isDocumentOpen} />}
      <div className={styles.content}>
        <RejectedDocuments />
        {!isDocumentOpen && <AreaTabs />}
        <div className={styles.split} data-place={place}>
          {isInDocuments && (
            <DocumentTree section={section} chosen={isDocumentOpen ? `${section}/${rest}` : undefined} />
          )}
          <Outlet />
        </div>
      </div>
      <Creation />
      <ShortcutList />
    </div>
  )
}

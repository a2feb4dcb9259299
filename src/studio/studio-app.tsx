import { useEffect, useMemo, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { DocumentsPage } from './documents/documents-page.tsx'
import { i18nOf, preferredLanguage, rememberLanguage, type StudioLanguage } from './language.ts'
import { MediaPage } from './media/media-page.tsx'
import { AuditPage } from './people/audit-page.tsx'
import { SchedulesPage } from './people/schedules-page.tsx'
import { UsersPage } from './people/users-page.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { Shell } from './shell/shell.tsx'
import { LanguageContext } from './use-language.ts'

const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      children: [
        { index: true, element: <DocumentsPage /> },
        { path: 'documents/:kind/:name', element: <DocumentsPage /> },
        { path: 'media', element: <MediaPage /> },
        { path: 'schedules', element: <SchedulesPage /> },
        { path: 'users', element: <UsersPage /> },
        { path: 'audit', element: <AuditPage /> },
        { path: '*', element: <DocumentsPage /> },
      ],
    },
  ],
  { basename: '/studio' },
)

/** The content managers' editor. */
export function StudioApp() {
  const [language, setLanguage] = useState(preferredLanguage)
  const i18n = useMemo(() => i18nOf(language), [language])
  const choice = useMemo(
    () => ({
      language,
      choose: (next: StudioLanguage) => {
        rememberLanguage(next)
        setLanguage(next)
      },
    }),
    [language],
  )
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageContext value={choice}>
        <SWRConfig value={{ revalidateOnFocus: true, shouldRetryOnError: false }}>
          <SessionGate>
            <RouterProvider router={router} />
          </SessionGate>
        </SWRConfig>
      </LanguageContext>
    </I18nextProvider>
  )
}

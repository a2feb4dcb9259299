import { Command } from 'cmdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../ui/art/icon.tsx'
import { hiddenClass } from '../../ui/display/visually-hidden.tsx'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import { findDocuments, nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { Modal } from '../kit/modal.tsx'
import { StudioIcon, type StudioIconName } from '../shell/studio-icon.tsx'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useCommands } from './use-commands.ts'
import { useSettled } from './use-settled.ts'
import { ActionError } from '../kit/action-error.tsx'
import styles from './palette.module.css'

/** Shown of each sort; more terms find the rest. */
const maxShown = 12
/** Before anything is typed, documents with edits are a shortcut. */
const maxEdited = 5

/** Finds documents, texts of every language, and commands. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const titleOf = useDocumentName()
  const reasonOf = useReason()
  const [query, setQuery] = useState('')
  const settled = useSettled(query.trim(), 200)
  const documents = useStudioData('documents.list', {})
  const texts = useStudioData('documents.search', settled.length > 1 ? { query: settled } : null)
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)

  const isEmpty = terms.length === 0
  const filter = isEmpty ? ({ state: 'edited' } as const) : undefined
  const shownDocuments = findDocuments(documents.data ?? [], { query, filter, titleOf }).slice(
    0,
    isEmpty ? maxEdited : maxShown,
  )
  const shownTexts = isEmpty ? [] : (texts.data ?? []).slice(0, maxShown)
  const shownCommands = useCommands().filter(({ label }) =>
    terms.every((term) => label.toLowerCase().includes(term)),
  )
  const isSearching = !isEmpty && (texts.isLoading || settled !== query.trim())
  const count = shownDocuments.length + shownTexts.length + shownCommands.length
  const error = texts.error ?? documents.error

  return (
    <Modal className={styles.dialog} onClose={onClose}>
      {(id, close) => {
        const act = (run: () => void) => () => {
          close()
          run()
        }
        const row = (icon: StudioIconName, label: string, detail: string) => (
          <>
            <StudioIcon name={icon} size={20} className={styles.icon} />
            <span className={styles.texts}>
              {label}
              {detail !== '' && <span className={styles.detail}>{detail}</span>}
            </span>
          </>
        )
        return (
          <Command label={t('palette.title')} shouldFilter={false} loop vimBindings={false}>
            <h2 id={id} className={hiddenClass}>
              {t('palette.title')}
            </h2>
            <div className={styles.search}>
              <Icon name="search" size={20} />
              <Command.Input
                // React leaves the attribute out, by which an opening dialog chooses what to focus.
                ref={(input) => input?.setAttribute('autofocus', '')}
                value={query}
                onValueChange={setQuery}
                placeholder={t('palette.placeholder')}
                className={styles.input}
              />
            </div>
            <Command.List label={t('palette.results')} className={styles.list}>
              {shownDocuments.length > 0 && (
                <Command.Group heading={isEmpty ? t('palette.edited') : t('nav.documents')}>
                  {shownDocuments.map((document) => (
                    <Command.Item
                      key={nameOf(document)}
                      value={`document/${nameOf(document)}`}
                      className={styles.item}
                      onSelect={act(() => void navigate(`/documents/${nameOf(document)}`))}
                    >
                      {row(
                        documentKinds[document.kind].icon,
                        titleOf(document),
                        `${t(`kinds.${document.kind}`)} · ${document.route ?? document.key}`,
                      )}
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {shownTexts.length > 0 && (
                <Command.Group heading={t('palette.texts')}>
                  {shownTexts.map((found) => (
                    <Command.Item
                      key={`${nameOf(found)}${found.path}`}
                      value={`text/${nameOf(found)}${found.path}`}
                      className={styles.item}
                      onSelect={act(
                        () =>
                          void navigate({
                            pathname: `/documents/${nameOf(found)}`,
                            hash: encodeURI(found.path),
                          }),
                      )}
                    >
                      {row(
                        documentKinds[found.kind].icon,
                        found.excerpt,
                        `${t(`kinds.${found.kind}`)} · ${titleOf(found)} · ${found.language}`,
                      )}
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {shownCommands.length > 0 && (
                <Command.Group heading={t('palette.commands')}>
                  {shownCommands.map((command) => (
                    <Command.Item
                      key={command.id}
                      value={`command/${command.id}`}
                      className={styles.item}
                      onSelect={act(command.run)}
                    >
                      {row(command.icon, command.label, '')}
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
            </Command.List>
            <ActionError
              className={styles.state}
              reason={error === undefined ? undefined : reasonOf(error)}
            />
            <p role="status" className={styles.state}>
              {isSearching
                ? t('palette.searching')
                : count === 0
                  ? t('palette.none')
                  : t('palette.found', { count })}
            </p>
          </Command>
        )
      }}
    </Modal>
  )
}

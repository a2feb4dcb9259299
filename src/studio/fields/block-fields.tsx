import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Block } from '../../../schemas/documents/blocks/block.ts'
import { toPointer } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { Button } from '../../ui/controls/button.tsx'
import { isWithin, setAt, valueAt, type JsonPath } from '../json-path.ts'
import type { OutlineBlock } from '../outline/block-tree.ts'
import { propsOf, setProp } from './block-props.ts'
import { ContractFields } from './contract-fields.tsx'
import type { PartProps } from './document-fields.tsx'
import { useFieldLabels } from './labels/use-field-labels.ts'
import { Stack } from '../kit/layout.tsx'
import styles from './fields.module.css'

/** Properties of a block that are not edited as fields. */
const inside = ['type', 'version', 'props', 'slots', 'isHidden', 'lock']
/** Of a locked block, everybody sees it. */
const insideLocked = [...inside, 'when', 'period']
/** Blocks inside others have no places of their own on phones. */
const isOfPage = (path: JsonPath) => path.length === 2

interface BlockFieldsProps extends PartProps {
  block: OutlineBlock
  onText: () => void
  /** Below its description. */
  children?: ReactNode
}

/** A target relative to a part of the document; null: the target is outside it. */
export function targetIn(target: PartProps['target'], path: JsonPath): PartProps['target'] {
  return target && isWithin(target.path, path) ? { path: target.path.slice(path.length) } : null
}

/** The fields of the selected block: its props and display conditions. */
export function BlockFields({ block, body, edit, target, onText, children, ...rest }: BlockFieldsProps) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const { path, contract } = block
  const value = valueAt(body, path)
  const props = propsOf(value, block)
  const propsPath = useMemo(() => [...path, 'props'], [path])
  const propsTarget = useMemo(() => targetIn(target, propsPath), [target, propsPath])
  const blockTarget = useMemo(
    () => (propsTarget ? null : targetIn(target, path)),
    [propsTarget, target, path],
  )

  const omitted = useMemo(
    () => [...(block.isLocked ? insideLocked : inside), ...(isOfPage(path) ? [] : ['onPhones'])],
    [block.isLocked, path],
  )

  function changeProps(next: unknown, inner: JsonPath) {
    edit((draft) => setProp(draft, block, inner, next), [...propsPath, ...inner].join('/'))
  }

  return (
    <Stack aria-label={block.title} as="section" gap={12}>
      <div>
        <p className={styles.hint}>
          {contract ? labels.helpOf(contract.description) : t('fields.unknownBlock', { type: block.type })}
        </p>
        {children}
      </div>
      {contract && props && (
        <ContractFields
          {...rest}
          contract={contract.props}
          of={block.type}
          value={props}
          id={`field${toPointer(propsPath)}`}
          target={propsTarget}
          onChange={changeProps}
        />
      )}
      {contract && !props && <p className={styles.hint}>{t('fields.newerBlock')}</p>}
      {!props && (
        <Button variant="secondary" size="s" onClick={onText}>
          {t('fields.toText')}
        </Button>
      )}
      {isRecord(value) && (
        <details className={styles.section} open={blockTarget !== null || undefined}>
          <summary>{t('fields.shown')}</summary>
          {block.isLocked && <p className={styles.hint}>{t('outline.isLocked')}</p>}
          <ContractFields
            {...rest}
            contract={Block}
            of="block"
            omitted={omitted}
            value={value}
            id={`field${toPointer(path)}`}
            target={blockTarget}
            onChange={(next, inner) =>
              edit((draft) => setAt(draft, [...path, ...inner], next), [...path, ...inner].join('/'))
            }
          />
        </details>
      )}
    </Stack>
  )
}

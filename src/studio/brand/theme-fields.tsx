import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import { schemes } from '../../../schemas/documents/theme/theme-contrast.ts'
import { Theme } from '../../../schemas/documents/theme/theme.ts'
import type { EditedDocument } from '../editor/use-document.ts'
import { DocumentFields, type PartProps } from '../fields/document-fields.tsx'
import { Stack } from '../kit/layout.tsx'
import { BrandColours } from './brand-colours.tsx'
import { ContrastState } from './contrast-state.tsx'
import { LogoSwatches } from './logo-swatches.tsx'
import { SchemeSample } from './scheme-sample.tsx'
import { ThemeSection } from './theme-section.tsx'
import { brandIn, coloursIn, logoIn, setBrand } from './theme-colours.ts'
import { TokenTable } from './token-table.tsx'
import { UseOnSite } from './use-on-site.tsx'
import styles from './brand.module.css'

const fieldsBut = (...shown: string[]) =>
  Object.keys(Theme.properties).filter((name) => !shown.includes(name))
const fonts = ['fonts']
const logo = ['name', 'logo']
const decoration = ['decoration']
const shape = ['radii', 'controls', 'density', 'covers', 'defaultScheme']
const scenes = ['scenes']
const colours = ['colours']
const but = {
  fonts: fieldsBut(...fonts),
  logo: fieldsBut(...logo),
  decoration: fieldsBut(...decoration),
  shape: fieldsBut(...shape),
  scenes: fieldsBut(...scenes),
}

interface ThemeFieldsProps extends PartProps {
  kind: DocumentKind
  name: string
  edited: EditedDocument
}

/** A theme as a brand: its colours and typeface first, and everything that follows from them behind titles. */
export function ThemeFields({ edited, ...part }: ThemeFieldsProps) {
  const { t } = useTranslation()
  const { name, body, edit, isReadOnly, messages, target } = part
  const brand = useMemo(() => brandIn(body), [body])
  const picture = logoIn(body)
  const section = { messages, target }
  return (
    <Stack gap={20}>
      <UseOnSite name={name} edited={edited} />
      <BrandColours
        brand={brand}
        isReadOnly={isReadOnly}
        onChange={(next) => edit((draft) => setBrand(draft, next), 'brand')}
      />
      {picture !== null && !isReadOnly && (
        <LogoSwatches
          picture={picture}
          onChoose={(next) => edit((draft) => setBrand(draft, next), 'brand')}
        />
      )}
      <div className={styles.samples}>
        {schemes.map((scheme) => (
          <SchemeSample key={scheme} scheme={scheme} colours={coloursIn(body, scheme)} brand={brand} />
        ))}
      </div>
      <ContrastState body={body} edit={edit} isReadOnly={isReadOnly} />
      <DocumentFields {...part} elsewhere={but.fonts} />
      <div>
        <ThemeSection {...section} title={t('brand.sections.logo')} names={logo} isOpenFirst>
          <DocumentFields {...part} elsewhere={but.logo} />
        </ThemeSection>
        <ThemeSection {...section} title={t('brand.sections.decoration')} names={decoration}>
          <DocumentFields {...part} elsewhere={but.decoration} />
        </ThemeSection>
        <ThemeSection {...section} title={t('brand.sections.shape')} names={shape}>
          <DocumentFields {...part} elsewhere={but.shape} />
        </ThemeSection>
        <ThemeSection {...section} title={t('brand.sections.scenes')} names={scenes}>
          <DocumentFields {...part} elsewhere={but.scenes} />
        </ThemeSection>
        <ThemeSection {...section} title={t('brand.sections.colours')} names={colours}>
          <TokenTable body={body} edit={edit} isReadOnly={isReadOnly} />
        </ThemeSection>
      </div>
    </Stack>
  )
}

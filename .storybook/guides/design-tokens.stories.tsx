import type { StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import styles from './design-tokens.module.css'

function* rulesWithin(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    else if (rule instanceof CSSGroupingRule) yield* rulesWithin(rule.cssRules)
  }
}

/** Custom properties that the stylesheets set on `:root`, by the first word of their names. */
function tokensByGroup(): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const sheet of document.styleSheets) {
    for (const { selectorText, style } of rulesWithin(sheet.cssRules)) {
      if (!selectorText.includes(':root')) continue
      for (const name of style) {
        const group = /^--([a-z]+)-/.exec(name)?.[1]
        if (group !== undefined) groups.set(group, (groups.get(group) ?? new Set()).add(name))
      }
    }
  }
  return groups
}

const samples: Readonly<Record<string, (value: string) => CSSProperties>> = {
  color: (background) => ({ background }),
  scene: (background) => ({ background }),
  radius: (borderRadius) => ({ borderRadius }),
  tint: (background) => ({ background }),
  gradient: (background) => ({ background }),
  art: (background) => ({ background }),
  elevation: (boxShadow) => ({ boxShadow }),
  space: (width) => ({ width }),
  size: (width) => ({ width }),
}

function Sample({ group, name }: { group: string; name: string }) {
  const value = `var(${name})`
  if (group === 'text' || group === 'display') return <span style={{ fontSize: value }}>Aa</span>
  if (group === 'font') return <span style={{ fontFamily: value }}>Marquee 0123</span>
  const style = samples[group]?.(value)
  return style && <div className={styles.sample} style={style} />
}

function Tokens() {
  const values = getComputedStyle(document.documentElement)
  return [...tokensByGroup()].map(([group, names]) => (
    <section key={group} className={styles.group}>
      <h2>{group}</h2>
      <table className={styles.tokens}>
        <thead>
          <tr>
            <th>Token</th>
            <th>Value</th>
            <th>Sample</th>
          </tr>
        </thead>
        <tbody>
          {[...names].map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{values.getPropertyValue(name)}</td>
              <td>
                <Sample group={group} name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}

export default { title: 'Guides/Design tokens' }

/** Every design token with its value in the theme and scheme chosen in the toolbar. */
export const DesignTokens: StoryObj = { render: () => <Tokens /> }

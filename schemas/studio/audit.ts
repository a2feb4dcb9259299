/**
 * Groups of recorded actions, by which the audit log is filtered. A name that ends with a dot stands for all actions that
 * begin with it.
 */
export const auditGroups = {
  documents: [
    'documents.save',
    'documents.discard',
    'documents.rename',
    'documents.change',
    'documents.move',
    'drafts.',
  ],
  publishing: [
    'documents.publish',
    'documents.takeBack',
    'documents.archive',
    'archive.',
    'hints.',
    'schedules.',
    'schedule.',
    'releases.',
  ],
  reviews: [
    'reviews.',
    'comments.',
    'approvals.',
    'documents.requestRemoval',
    'documents.confirmRemoval',
    'documents.rejectRemoval',
  ],
  translations: ['translations.'],
  media: ['media.', 'files.'],
  experiments: ['experiments.'],
  transfer: ['imports.', 'content.', 'preview.'],
  access: ['session.', 'tokens.', 'factor.', 'passkeys.'],
  administration: ['users.', 'settings.', 'webhooks.'],
} as const satisfies Record<string, readonly string[]>

export type AuditGroup = keyof typeof auditGroups

export const isAuditGroup = (text: unknown): text is AuditGroup =>
  typeof text === 'string' && Object.hasOwn(auditGroups, text)

export const auditGroupNames = Object.keys(auditGroups).filter(isAuditGroup)

/** Whether a group contains an action. */
export const isInAuditGroup = (group: AuditGroup, action: string): boolean =>
  auditGroups[group].some((name) => (name.endsWith('.') ? action.startsWith(name) : action === name))

import type { Migration } from 'kysely'

/** IDs by which a message to support is recognised when it arrives again. Earlier messages have none. */
export const feedbackIds: Migration = {
  async up({ schema }) {
    await schema.alterTable('feedback').addColumn('request_id', 'text').execute()
    await schema.createIndex('feedback_request').on('feedback').column('request_id').unique().execute()
  },
}

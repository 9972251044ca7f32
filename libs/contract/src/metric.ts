import { z } from 'zod';

const text = z.string().max(2000);
/** Alternative field names of some senders. */
const aliases: Readonly<Record<string, string>> = {
  metricKey: 'metric_key',
  routeFullPath: 'route_full_path',
  itemId: 'item_id',
};

function withOwnNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      Object.hasOwn(aliases, name) && !Object.hasOwn(value, aliases[name]!) ? aliases[name]! : name,
      one as unknown,
    ]),
  );
}

/**
 * One visitor action. Contains no name, address or persistent visitor ID. Also accepts metricKey, routeFullPath and
 * itemId.
 */
const metric = z
  .preprocess(
    withOwnNames,
    z.strictObject({
      metric_key: z
        .string()
        .regex(/^[a-z_-]{1,64}$/)
        .describe('What happened'),
      session_id: z.string().max(64).describe('Id of this page load'),
      route_full_path: text.describe('Path with query'),
      branch_short_id: z.int().min(1).max(32).nullish().describe('Branch'),
      item_id: z.string().max(64).nullish().describe('Item'),
      item_detail_id: z.string().max(64).nullish().describe('Detail'),
      mention_id: z.string().max(64).nullish().describe('Mention'),
      related_item_id: z.string().max(64).nullish().describe('Related item'),
      tag_id: z.string().max(64).nullish().describe('Tag'),
      metricValue: text.nullish().describe('Free value, e.g. the search text'),
      quo_version: text.nullish().describe('App version'),
      referrer: text.nullish().describe('Referrer'),
      browser_language: text.nullish().describe('Language of the browser'),
      quo_plattform: z.literal('web').nullish().describe('Platform'),
      window_size: z
        .string()
        .regex(/^\d+x\d+$/)
        .nullish()
        .describe('WxH, px'),
      user_agent: text.nullish().describe('User agent'),
    }),
  )
  .describe('Metric; metricKey, routeFullPath and itemId are accepted for metric_key, route_full_path and item_id');
export type Metric = z.infer<typeof metric>;
/** One request sends one metric or a batch. */
export const metricBatch = z.union([metric, z.array(metric).min(1).max(200)]);

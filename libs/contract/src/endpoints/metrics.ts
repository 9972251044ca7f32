import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { heat, statistics, statisticsQuery } from '../statistics.ts';
import { metricBatch } from '../metric.ts';
import { sessionsDaily as sessionsDailySchema, sessionsDailyQuery } from '../dashboard.ts';
import { z } from 'zod';

const LARGEST_BODY = 256 * 1024;
/** 200 metrics of 17 values. */
const MOST_VALUES = 4000;

export const metricsEndpoints = {
  'POST /metrics/': endpoint({
    summary: 'Records one metric or a batch',
    notes:
      'Also accepts what `navigator.sendBeacon` sends (text/plain). No personal data is stored; at most 200 metrics in a batch.',
    tag: 'metrics',
    right: 'public',
    rate: 'usage',
    limits: { bytes: LARGEST_BODY, nodes: MOST_VALUES },
    body: metricBatch,
    responses: { 201: z.object({ accepted: z.int().describe('Metrics taken') }) },
    example: {
      body: {
        metric_key: 'map_item_click',
        session_id: '6a1f0c9e',
        route_full_path: '/map/place/Vq3xK9aB/baeckerei-am-dorfplatz',
        branch_short_id: 1,
        item_id: exampleId,
        item_detail_id: 'Bäckerei',
        mention_id: 'Bäckerei',
        related_item_id: 'Bäckerei',
        tag_id: 'Bäckerei',
        metricValue: 'brot',
        quo_version: '2025.09.18.1.26.0',
        referrer: 'https://gemeinde.example',
        browser_language: 'de-LI',
        quo_plattform: 'web',
        window_size: '1280x800',
        user_agent: 'Mozilla/5.0',
      },
    },
  }),
  'GET /metrics/sessions/daily/': endpoint({
    summary: 'Sessions per day and branch',
    notes:
      'Days in the time zone of each branch, newest first. Without `branch`: all branches of the person, and the main site for staff.',
    tag: 'metrics',
    right: 'read',
    query: sessionsDailyQuery,
    responses: { 200: z.array(sessionsDailySchema) },
    example: { query: { days: 30, branch: 1 } },
  }),
  'GET /metrics/figures/': endpoint({
    summary: 'Sessions, places, searches, clicks and kiosks of some days',
    notes:
      "In each branch's time zone; visits of editors, and of the dashboard, are not recorded. Without `branch`: all branches of the person, and the main site for staff.",
    tag: 'metrics',
    right: 'read',
    query: statisticsQuery,
    responses: { 200: statistics },
    example: { query: { from: '2026-11-20', to: '2026-11-20', branch: 1 } },
  }),
  'GET /metrics/heat/': endpoint({
    summary: 'Where the places are that visitors opened',
    notes: 'Like the statistics: sessions that opened a place, with its position.',
    tag: 'metrics',
    right: 'read',
    query: statisticsQuery,
    responses: { 200: heat },
    example: { query: { from: '2026-11-20', to: '2026-11-20', branch: 1 } },
  }),
};

import pg from 'pg';

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the database contains content: places, or members. */
export const hasContent = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const names = await tableNames(client);
    for (const name of ['items', 'events', 'staff'].filter((one) => names.includes(one)))
      if ((await client.query(`select 1 from "${name}" limit 1`)).rowCount) return true;
    return false;
  });

/** Drops every table. */
export const emptyDatabase = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const names = await tableNames(client);
    if (names.length > 0) await client.query(`drop table ${names.map((name) => `"${name}"`).join(', ')} cascade`);
  });

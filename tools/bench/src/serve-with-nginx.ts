import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Nginx {
  url: string;
  pids: number[];
  stop(): void;
}

/** nginx on loopback, one worker, with a precompressed Brotli file. @throws Error if nginx is missing */
export async function serveWithNginx(folder: string, port: number, body: Buffer): Promise<Nginx> {
  const root = path.join(folder, 'nginx');
  await mkdir(path.join(root, 'files'), { recursive: true });
  await writeFile(path.join(root, 'files', 'basemap.json'), body);
  const pidFile = path.join(root, 'pid');
  await writeFile(
    path.join(root, 'nginx.conf'),
    `
daemon off; user root; worker_processes 1; pid ${pidFile}; error_log ${root}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000; types { application/json json; }
  client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; fastcgi_temp_path ${root}/fastcgi; uwsgi_temp_path ${root}/uwsgi; scgi_temp_path ${root}/scgi;
  server { listen 127.0.0.1:${port}; root ${root}/files; add_header Content-Encoding br; add_header Cache-Control no-cache; }
}`,
  );
  const server = spawn('nginx', ['-c', path.join(root, 'nginx.conf')], { stdio: 'ignore' });
  const missing = new Promise<never>((_, reject) =>
    server.once('error', () => reject(new Error('nginx is missing: apt-get install wrk nginx-light'))),
  );
  const url = `http://127.0.0.1:${port}/basemap.json`;
  const ready = async () => {
    for (let tries = 0; tries < 100; tries++) {
      if (
        await fetch(url).then(
          (response) => response.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('nginx did not start');
  };
  await Promise.race([ready(), missing]);
  const master = Number(await readFile(pidFile, 'utf8'));
  const children = (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).trim().split(' ').map(Number);
  return { url, pids: [master, ...children], stop: () => void server.kill('SIGTERM') };
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler, type IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, type IIngress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget, type IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, PersistentVolumeClaim, Service, type IService } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { processes } from '@umkreis/serving/production/required-settings.ts';
import { workspace } from './services.ts';

const textOf = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const parseFile = (file: string): unknown => parse(textOf(file), { merge: true });

const folder = path.join(workspace, 'docker/kubernetes');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Kustomization {
  resources: string[];
  images: { name: string }[];
}
const kustomization = parse(read('kustomization.yaml')) as Kustomization;
const resources = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as { kind: string; metadata: { name: string } }),
);
const ofKind = <T>(kind: string): T[] => resources.filter((resource) => resource.kind === kind) as T[];
const deployments = ofKind<IDeployment>('Deployment');
const settings = Object.fromEntries(
  read('settings.env')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** Validators by the API's own schema of each kind. */
const kinds: Record<string, (resource: object) => { validate(): void }> = {
  Deployment: (resource) => new Deployment(resource as IDeployment),
  HorizontalPodAutoscaler: (resource) => new HorizontalPodAutoscaler(resource as IHorizontalPodAutoscaler),
  Ingress: (resource) => new Ingress(resource as IIngress),
  Namespace: (resource) => new Namespace(resource),
  PersistentVolumeClaim: (resource) => new PersistentVolumeClaim(resource),
  PodDisruptionBudget: (resource) => new PodDisruptionBudget(resource as IPodDisruptionBudget),
  Service: (resource) => new Service(resource as IService),
};

describe('Kubernetes manifests', () => {
  it('are all listed, and valid by the schema of their kind', () => {
    const files = globSync('*.yaml', { cwd: folder }).filter((file) => file !== 'kustomization.yaml');
    expect(files.toSorted()).toEqual(kustomization.resources.toSorted());
    for (const resource of resources) expect(() => kinds[resource.kind]!(resource).validate()).not.toThrow();
  });

  it.each(processes)('run the %s with probes and a memory limit, without privileges', (name) => {
    const { spec } = deployments.find(({ metadata }) => metadata?.name === name)!;
    const pod = spec!.template.spec!;
    const [container] = pod.containers;
    const ports = container!.ports!.map((port) => port.name);
    for (const probe of [container!.startupProbe, container!.livenessProbe, container!.readinessProbe]) {
      expect(ports).toContain(probe!.httpGet!.port);
      expect(['/live', '/ready']).toContain(probe!.httpGet!.path);
    }
    expect(container).toMatchObject({
      image: kustomization.images.find((image) => image.name === `umkreis-${name}`)?.name,
      resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(settings.DRAIN_SECONDS) + 20);
    expect(container!.volumeMounts!.map((mount) => mount.name)).toEqual(pod.volumes!.map((volume) => volume.name));
  });

  it('keep one pod of each process during disruptions', () => {
    const kept = ofKind<IPodDisruptionBudget>('PodDisruptionBudget');
    expect(kept.map(({ spec }) => spec!.selector!.matchLabels!.app).toSorted()).toEqual([...processes].toSorted());
    for (const { spec } of kept) expect(spec!.minAvailable).toBe(1);
  });

  it('scale edge and API on a metric that they export', () => {
    const scalers = ofKind<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler');
    expect(scalers.map(({ spec }) => spec!.scaleTargetRef.name)).toEqual(['edge', 'api']);
    const sources = globSync('{apps/{edge,api},libs/*/*}/src/**/*.ts', { cwd: workspace }).filter(
      (file) => !file.endsWith('.test.ts'),
    );
    for (const { spec } of scalers) {
      const metric = spec!.metrics!.find(({ type }) => type === 'Pods')!.pods!.metric.name;
      const isExported = (file: string) => readFileSync(path.join(workspace, file), 'utf8').includes(`'${metric}'`);
      expect(sources.some(isExported), metric).toBe(true);
    }
  });

  it('lead from the hosts to the edge, and from the edge to the API, by ports that exist', () => {
    const portOf = (name: string) => ofKind<IService>('Service').find(({ metadata }) => metadata?.name === name)!;
    const [ingress] = ofKind<IIngress>('Ingress');
    for (const { http } of ingress!.spec!.rules!) expect(http!.paths[0]!.backend.service!.name).toBe('edge');
    for (const name of ['edge', 'api']) {
      const { spec } = portOf(name);
      const { containers } = deployments.find(({ metadata }) => metadata?.name === name)!.spec!.template.spec!;
      expect(containers[0]!.ports!.map((port) => port.name)).toContain(spec!.ports![0]!.targetPort);
    }
    expect(settings.API_URL).toBe(`http://api:${portOf('api').spec!.ports![0]!.port}`);
  });

  it.each(processes)('have valid settings of the %s', (name) => {
    const env = { PATH: process.env.PATH, ...settings, DATABASE_URL: 'postgres://umkreis:secret@database/umkreis' };
    const args = [path.join(workspace, 'tools/start/src/serve.ts'), name, '--check'];
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('systemd units', () => {
  const units = globSync('docker/systemd/*', { cwd: workspace });

  const analyze = '/usr/bin/systemd-analyze';
  it.runIf(existsSync(analyze))('are valid', () => {
    expect(units.length).toBe(10);
    const args = ['verify', '--man=no', ...units.map((file) => path.join(workspace, file))];
    expect(execFileSync(analyze, args, { encoding: 'utf8', stdio: 'pipe' })).toBe('');
  });

  it('start files that exist', () => {
    for (const unit of units) {
      const text = readFileSync(path.join(workspace, unit), 'utf8');
      for (const [, file] of text.matchAll(/^Exec\w+=.* node (\S+\.ts)/gm))
        for (const name of processes) expect(existsSync(path.join(workspace, file!.replace('%i', name)))).toBe(true);
    }
  });
});

describe('compose files', () => {
  const compose = parseFile('docker/compose.yaml') as {
    services: Record<string, { command?: string[]; environment: Record<string, string> }>;
  };

  it('pass all settings of settings.example', () => {
    const names = textOf('docker/settings.example').match(/^\w+(?==)/gm);
    const passed = textOf('docker/compose.yaml').match(/(?<=\$\{)\w+/g);
    expect(names).toEqual(expect.arrayContaining(['METRICS_PORT', 'CERTIFICATE_HOSTS']));
    expect(names!.filter((name) => !passed!.includes(name))).toEqual([]);
    for (const name of ['jobs', 'api-1', 'api-2', 'edge-1', 'edge-2'])
      expect(Object.keys(compose.services[name]!.environment)).toEqual(
        expect.arrayContaining(['METRICS_PORT', 'CERTIFICATE_HOSTS']),
      );
  });

  it('archive with the settings of archive.conf, in addition to those without recovery', () => {
    const { services } = parseFile('docker/compose.recovery.yaml') as typeof compose;
    const archive = [...textOf('docker/pgbackrest/archive.conf').matchAll(/^(\w+) = '?(.*?)'?$/gm)];
    expect(services.database!.command).toEqual([
      ...compose.services.database!.command!.join(' ').replaceAll('-c ', '-c').split(' '),
      ...archive.map(([, name, value]) => `-c${name}=${value}`),
    ]);
  });
});

describe('pgBackRest', () => {
  it.each([
    ['pgbackrest.conf', 'repo1'],
    ['bucket.conf', 'repo2'],
  ])('%s encrypts its repository, deletes old backups and contains no secret', (file, repository) => {
    const text = textOf(`docker/pgbackrest/${file}`);
    expect(text).toContain(`\n${repository}-path=/`);
    expect(text).toContain(`\n${repository}-cipher-type=aes-256-cbc\n`);
    expect(text).toMatch(
      new RegExp(`\\n${repository}-retention-full-type=time\\n${repository}-retention-full=\\d+\\n`),
    );
    expect(text).not.toMatch(/^repo\d-(cipher-pass|s3-key)/m);
  });
});

interface Props {
  label: string;
  /** Between 0 and `max`; undefined: not known */
  value?: number | undefined;
  max: number;
  className?: string;
}

/** How much of some work is done. */
export function ProgressBar({ label, value, max, className = 'w-full' }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`h-1.5 appearance-none overflow-hidden rounded-full bg-line indeterminate:animate-pulse indeterminate:bg-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width] [&:indeterminate::-webkit-progress-bar]:bg-accent ${className}`}
    />
  );
}

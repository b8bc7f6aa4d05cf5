"""What is wrong with a deployment: looks at everything, changes only what it is told to."""
